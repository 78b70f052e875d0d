/** Starts the app. */

import { useRegisterSW } from 'virtual:pwa-register/preact';
import { render } from 'preact';

function App() {
  useRegisterSW();
  return <main>Hideout</main>;
}

render(<App />, document.getElementById('app') ?? document.body);
