import '@mcy/ui/styles';
import { ApiProvider, createClient } from '@mcy/api/client';
import { UnsavedGuardProvider } from '@mcy/forms/guard';
import { LinkProvider } from '@mcy/ui/primitives';
import { useLocale } from '@mcy/ui/i18n';
import { QueryClientProvider, onlineManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { readDeviceKey } from './platform/device/readDeviceKey.ts';
import { createQueryClient } from './platform/createQueryClient.ts';
import { reportFailure } from './platform/failures.ts';
import { i18nReady, shownLocale } from './platform/i18n.ts';
import { holdNavigation } from './platform/navigationGuard.ts';
import { PageNotFound } from './platform/PageNotFound.ts';
import { RouterLink } from './platform/RouterLink.tsx';
import { session, useSession } from './platform/session.ts';
import './platform/styleNonce.ts';
import './platform/theme.ts';
import { callWait } from './platform/waits.ts';
import { home, isHome } from './routes/home.ts';
import { loadPages, prefetchPages } from './routes/loadPages.ts';
import { Router } from './frame/Router.tsx';

// The first screen is on its way while the shell's texts are.
const { pathname } = location;
const page = isHome(pathname) ? Promise.resolve(home) : loadPages().then(({ pageOf }) => pageOf(pathname));
void page.then(({ load }) => load()).catch(() => {});
// A hand on the page usually leaves it. Not `pointerover`: a resting mouse sends that on load.
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  addEventListener(sign, prefetchPages, { once: true, passive: true });
const i18n = await i18nReady;

const client = createClient({
  appSecret: __APP_SECRET__,
  locale: shownLocale,
  session: session.read,
  device: () => readDeviceKey(localStorage),
  onTokenRefused: session.end,
  onLoadingChange: callWait.write,
  origin: __SHOP_ORIGIN__,
});
const queryClient = createQueryClient(reportFailure);
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

function App() {
  const locale = useLocale();
  const user_id = useSession()?.user.id ?? null;
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client} locale={locale} user_id={user_id}>
        <LinkProvider component={RouterLink}>
          <UnsavedGuardProvider hold={holdNavigation}>
            <Router />
          </UnsavedGuardProvider>
        </LinkProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root to show the app in.');
createRoot(root, {
  // A page that does not exist has its own page; what else a boundary catches is a bug.
  onCaughtError: (error) => {
    if (!(error instanceof PageNotFound)) reportError(error);
  },
}).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <App />
    </I18nextProvider>
  </StrictMode>,
);
