import { type ComponentType, createElement, use } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { RequireRole } from './RequireRole.tsx';
import { Shell } from './Shell.tsx';
import { home, isHome } from '../routes/home.ts';
import { loadPages } from '../routes/loadPages.ts';

/** Every route in history mode (spec §1). A move keeps the page before until the next one is loaded. */
export function Router() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Shell />}>
          <Route path="*" element={<RouteView />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}

function RouteView() {
  const { pathname } = useLocation();
  const { who, load } = isHome(pathname) ? home : use(loadPages()).pageOf(pathname);
  return (
    <RequireRole who={who}>
      <Screen load={load} />
    </RequireRole>
  );
}

function Screen({ load }: { load: () => Promise<ComponentType> }) {
  return createElement(use(load()));
}
