import { type ComponentType, createElement, use } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { RequireUser } from '../platform/RequireUser.tsx';
import { Shell } from '../platform/Shell.tsx';
import { loadScreen } from './loadScreen.ts';
import { type Path, paths } from './paths.ts';

// Object.keys forgets that the keys are known.
const all = Object.keys(paths) as Path[];
const isPublic = (path: Path): boolean => paths[path].who === 'guest';

function routeOf(path: Path) {
  return <Route key={path} path={path} caseSensitive element={<RouteView load={() => loadScreen(path)} />} />;
}

const routes = (
  <Route element={<Shell />}>
    {all.filter(isPublic).map(routeOf)}
    <Route element={<RequireUser />}>{all.filter((path) => !isPublic(path)).map(routeOf)}</Route>
    <Route path="*" element={<RouteView load={() => loadScreen(null)} />} />
  </Route>
);

/** Every route of the table in history mode (spec §1). A move keeps the page before until the next one is loaded. */
export function Router() {
  return (
    <BrowserRouter>
      <Routes>{routes}</Routes>
    </BrowserRouter>
  );
}

function RouteView({ load }: { load: () => Promise<ComponentType> }) {
  return createElement(use(load()));
}
