/** Starts the app: brings together the device's store, the screens and the service worker. */
import './ui/early';
import './ui/tokens.css';
import './ui/base.css';
// Here, not with the game: a part of the app waits for its styles before it runs.
import './ui/game/game.css';
import './ui/install/install.css';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { browserAround, createShelf } from './app/index';
import { watchInstall } from './app/install';
import { openDeviceStore } from './store/device-store';
import { App } from './ui/App';
import { whenIdle } from './ui/resuming';
import { dressPage } from './ui/settings/device';

dressPage();

/** Only for a browser that stores nothing. */
const inMemory = async () => (await import('./store/memory-store')).memoryStore();

const shelf = createShelf(openDeviceStore, inMemory, browserAround);

const install = watchInstall(window);

/** What takes the new version that waits. */
const renew = signal<(() => void) | null>(null);

function Hideout() {
  const take = renew.value;
  return <App shelf={shelf} install={install} update={{ ready: take !== null, take: () => take?.() }} />;
}

const app = document.getElementById('app') ?? document.body;
render(<Hideout />, app);
// The rules lie over everything; they are fetched after the page stands, as is what looks for new versions.
whenIdle(() => {
  void import('./ui/renewing').then(({ watchVersions }) =>
    watchVersions((take) => {
      renew.value = take;
    }),
  );
  void import('./ui/rules/Layer').then(({ RulesLayer }) => {
    render(<RulesLayer app={app} />, document.getElementById('over') ?? document.body);
  });
});
