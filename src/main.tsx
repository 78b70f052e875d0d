/** Starts the app: brings together the device's store, the screens and the service worker. */
import './ui/tokens.css';
import './ui/base.css';
import { useRegisterSW } from 'virtual:pwa-register/preact';
import { render } from 'preact';
import { browserAround, createShelf } from './app/index';
import { memoryStore, openDeviceStore } from './store/index';
import { App } from './ui/App';

const shelf = createShelf(openDeviceStore, memoryStore, browserAround);

/** Only the tab in which it was taken reloads: in another one a night may be on. */
let taken = false;

function Hideout() {
  // A new version waits until somebody takes it on the start page.
  const { needRefresh, updateServiceWorker } = useRegisterSW({ onNeedReload: () => taken && location.reload() });
  const take = (): void => {
    taken = true;
    void updateServiceWorker(true);
  };
  return <App shelf={shelf} update={{ ready: needRefresh[0], take }} />;
}

render(<Hideout />, document.getElementById('app') ?? document.body);
