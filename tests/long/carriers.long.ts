/** A NATS cluster by the whole contract: each server of the two sides killed in turn, and all of them taken away and given back. */
import { it } from 'vitest';
import { carrierSuite } from '../link/carrier-suite';
import { natsCluster, program } from '../link/lines';

if (program('nats-server')) {
  carrierSuite('a NATS cluster', natsCluster, { slow: 60_000, outages: true, kills: [0, 1, 2] });
} else {
  it('has no NATS server on this computer', () => console.log('carriers: nats-server is not here, so not tested'));
}
