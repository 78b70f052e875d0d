/** Starts the app: brings together the device's store, the screens and the service worker. */
import './ui/early';
import './ui/tokens.css';
import './ui/base.css';
import './ui/install/install.css';
import { useRegisterSW } from 'virtual:pwa-register/preact';
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

/** Only the tab in which it was taken reloads: in another one a night may be on. */
let taken = false;

function Hideout() {
  // A new version waits until somebody takes it on the start page.
  const { needRefresh, updateServiceWorker } = useRegisterSW({ onNeedReload: () => taken && location.reload() });
  const take = (): void => {
    taken = true;
    void updateServiceWorker(true);
  };
  return <App shelf={shelf} install={install} update={{ ready: needRefresh[0], take }} />;
}

const app = document.getElementById('app') ?? document.body;
render(<Hideout />, app);
// The rules lie over everything; they are fetched after the page stands.
whenIdle(() => {
  void import('./ui/rules/Layer').then(({ RulesLayer }) => {
    render(<RulesLayer app={app} />, document.getElementById('over') ?? document.body);
  });
});
