import type { Plugin } from 'vite';
import { paths } from '../src/routes/paths.ts';

/** Writes `routes.json`, every path the app has, so that the server can answer 404 to the others. */
export function routeList(): Plugin {
  return {
    name: 'mcy:route-list',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(Object.keys(paths)) });
    },
  };
}
