import type { Plugin } from 'vite';
import { paths } from '../src/routes/paths.ts';

/** Writes `routes.json`: every path the app has, so that the server can answer 404 to the others, and the file that lists their screens. */
export function routeList(): Plugin {
  return {
    name: 'mcy:route-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const screens = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith('/app/src/routes/screens.ts'),
      );
      if (!screens) this.error('app/src/routes/screens.ts is in no file of its own.');
      const list = { paths: Object.keys(paths), screens: `/${screens.fileName}` };
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(list) });
    },
  };
}
