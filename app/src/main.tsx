import '@mcy/ui/styles';
import { createClient } from '@mcy/api/client';
import { onlineManager } from '@tanstack/react-query';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readDeviceKey } from './platform/device/readDeviceKey.ts';
import { createQueryClient } from './platform/createQueryClient.ts';
import { reportFailure } from './platform/failures.ts';
import { i18nReady, shownLocale } from './platform/i18n.ts';
import { fetchOnce } from './platform/ownAnswers.ts';
import { takeRendered } from './platform/takeRendered.ts';
import { PageNotFound } from './platform/PageNotFound.ts';
import { endRefusedSession } from './platform/refusedSession.ts';
import { session } from './platform/session.ts';
import './platform/styleNonce.ts';
import './platform/theme.ts';
import { callWait } from './platform/waits.ts';
import { home, isHome } from './routes/home.ts';
import { loadPages, prefetchPages } from './routes/loadPages.ts';
import { App } from './frame/App.tsx';

// The first screen is on its way while the shell's texts are.
const { pathname } = location;
const page = isHome(pathname) ? Promise.resolve(home) : loadPages().then(({ pageOf }) => pageOf(pathname));
const screen = page.then(({ load }) => load());
screen.catch(() => {});
// A hand on the page usually leaves it. Not `pointerover`: a resting mouse sends that on load.
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  addEventListener(sign, prefetchPages, { once: true, passive: true });

const client = createClient({
  appSecret: __APP_SECRET__,
  locale: shownLocale,
  session: session.read,
  device: () => readDeviceKey(localStorage),
  onTokenRefused: endRefusedSession,
  onLoadingChange: callWait.write,
  origin: __SHOP_ORIGIN__,
  fetch: fetchOnce,
});
const queries = createQueryClient(reportFailure);
// A friend's link (spec §1): its key is out of the address before the router reads it, and what it stands for comes later.
const launch = new URL(location.href);
const key = launch.searchParams.get('_key');
if (key) {
  launch.searchParams.delete('_key');
  history.replaceState(null, '', launch);
  // Without it the friend's code is typed by hand: nothing to trouble a guest with.
  void import('./platform/share/takeLaunchKey.ts')
    .then(({ takeLaunchKey }) => takeLaunchKey(client, key))
    .catch(() => {});
}
// It learns only of changes, and assumes that every page starts online.
onlineManager.setOnline(navigator.onLine);

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root to show the app in.');
// In a task of its own: evaluating the modules was one.
setTimeout(() => void start(root));

/** Shows the app: takes over what the server rendered, or renders by itself. Nothing waits for it, because its own parts import this module. */
async function start(place: Element): Promise<void> {
  const options = {
    // A page that does not exist has its own page; what else a boundary catches is a bug.
    onCaughtError: (error: unknown) => {
      if (!(error instanceof PageNotFound)) reportError(error);
    },
  };
  const rendered = takeRendered(queries);
  const texts = await i18nReady;
  const app = <App client={client} queries={queries} texts={texts} />;
  // Without its screen, what was rendered stays; with a failure, the app says so.
  const isThere =
    rendered !== null &&
    (await screen.then(
      () => true,
      () => false,
    ));
  if (isThere && rendered === 'page') {
    startTransition(() => void hydrateRoot(place, app, options));
    return;
  }
  const appRoot = createRoot(place, options);
  if (isThere && rendered === 'frame') {
    // It goes with the first commit, and takes no tap before. That is drawn in slices, while somebody looks at the frame.
    const awake = <Awake place={place}>{app}</Awake>;
    startTransition(() => appRoot.render(awake));
    return;
  }
  place.removeAttribute('inert');
  place.replaceChildren();
  appRoot.render(app);
}

/** The app in the place of a frame, which is inert. */
function Awake({ place, children }: { place: Element; children: ReactNode }) {
  useLayoutEffect(() => place.removeAttribute('inert'), [place]);
  return children;
}
