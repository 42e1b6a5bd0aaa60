import { endFirstRender } from '@mcy/ui/primitives';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, use, useEffect } from 'react';
import { BrowserRouter, Route, Routes, StaticRouter, useLocation } from 'react-router-dom';
import { RequireRole } from './RequireRole.tsx';
import { Shell } from './Shell.tsx';
import { refreshOld } from '../platform/pageData.ts';
import { replayEarly } from '../platform/replayEarly.ts';
import { home, isHome } from '../routes/home.ts';
import { loadPages } from '../routes/loadPages.ts';

/** Every route in history mode (spec §1). A move keeps the page before until the next one is loaded. On the server the address is given. */
export function Router({ address }: { address: string | null }) {
  // Browsers do not load what only the server uses.
  if (import.meta.env.SSR) {
    return (
      <StaticRouter location={address ?? '/'}>
        <Pages />
      </StaticRouter>
    );
  }
  return (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
}

function Pages() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<RouteView />} />
      </Route>
    </Routes>
  );
}

function RouteView() {
  const { pathname } = useLocation();
  const { who, right, load } = isHome(pathname) ? home : use(loadPages()).pageOf(pathname);
  return (
    <RequireRole who={who} right={right}>
      <Screen load={load} />
    </RequireRole>
  );
}

function Screen({ load }: { load: () => Promise<ComponentType> }) {
  const screen = createElement(use(load()));
  const queries = useQueryClient();
  useEffect(() => {
    endFirstRender();
    replayEarly();
    refreshOld(queries);
  }, [queries]);
  return screen;
}
