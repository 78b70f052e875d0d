/**
 * A game as it is kept: in play, or of which a part cannot be read, or gone to another phone; and beside it the others'
 * devices, and what helps when this phone fails. Whatever is Jack's stands behind his lock here as in the game.
 */
import { useEffect, useState } from 'preact/hooks';
import { Game, type GameProps } from '../game/Game';
import { LaterDevices, LaterFork } from '../link/parts';
import { later } from '../move/later';
import { whenIdle } from '../resuming';
import type { AskMoved } from './AskMoved';
import type { BesideProps } from './Beside';

const LaterBeside = later<BesideProps>(() => import('./Beside').then(({ Beside }) => Beside));
const LaterAskMoved = later<Parameters<typeof AskMoved>[0]>(() => import('./rescue').then((part) => part.AskMoved));

export function KeptGame(props: GameProps) {
  const { session, hosting, onReopen } = props;
  const [atDevices, setAtDevices] = useState(false);
  const [rescuing, setRescuing] = useState(false);
  const { handedOut, moved } = session.header;
  const [mark, setMark] = useState(moved === undefined ? (handedOut ?? null) : null);
  // At hand before the network is gone.
  useEffect(() => whenIdle(LaterBeside.preload), []);
  const host = hosting?.host.value ?? null;
  const fork = host?.fork.value ?? null;
  const gaveWay = host?.gaveWay.value ?? false;
  useEffect(() => {
    if (gaveWay) onReopen();
  }, [gaveWay]);
  const beside = rescuing || moved !== undefined || session.damage !== null;
  return (
    <>
      {beside ? (
        <LaterBeside {...props} rescuing={rescuing} onRescuing={setRescuing} onHandedOut={setMark} />
      ) : host !== null && fork !== null ? (
        <LaterFork host={host} fork={fork} onHome={props.onHome} onRescue={() => setRescuing(true)} />
      ) : hosting !== undefined && atDevices ? (
        <LaterDevices hosting={hosting} terms={session.told.value.table} onBack={() => setAtDevices(false)} />
      ) : (
        <Game
          {...props}
          onRescue={() => setRescuing(true)}
          onDevices={hosting === undefined ? undefined : () => setAtDevices(true)}
        />
      )}
      {mark !== null && (
        <LaterAskMoved
          session={session}
          mark={mark}
          again={mark === handedOut}
          onMoved={onReopen}
          onClose={() => setMark(null)}
        />
      )}
    </>
  );
}
