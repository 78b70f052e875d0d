/**
 * Every carrier by its contract. Where a program is not installed its rows are not made, and one line says so. A whole
 * cluster taken away and given back is in `tests/long`.
 */
import { carrierSuite } from './carrier-suite';
import { air, embedded, mosquitto, natsCluster, program } from './lines';

carrierSuite('memory', air, { slow: 4000, outages: true });
carrierSuite('the relay of npm start', embedded, { slow: 8000, outages: true });
if (program('mosquitto')) carrierSuite('Mosquitto', mosquitto, { slow: 8000, outages: true });
if (program('nats-server')) carrierSuite('a NATS cluster', natsCluster, { slow: 30_000, outages: false, kills: [0] });

const missing = ['mosquitto', 'nats-server'].filter((name) => !program(name));
if (missing.length > 0) console.log(`carriers: not on this computer, so not tested: ${missing.join(', ')}`);
