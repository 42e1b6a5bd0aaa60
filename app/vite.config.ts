import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type UserConfig, defineConfig, mergeConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { isOfFirstPage, isOfKit } from './vite/firstPage.ts';
import { bareIcons } from './vite/bareIcons.ts';
import { inlineScript } from './vite/inlineScript.ts';
import { lateSchemas } from './vite/lateSchemas.ts';
import { layerOrder } from './vite/layerOrder.ts';
import { precompress } from './vite/precompress.ts';
import { routeList } from './vite/routeList.ts';
import { serviceWorker } from './vite/serviceWorker.ts';
import { withoutNames } from './vite/withoutNames.ts';
import { withoutSummaries } from './vite/withoutSummaries.ts';

const { APP_SECRET = '', MCY_SERVER = 'http://localhost:3000', SHOP_ORIGIN = '' } = process.env;
// As for the server, an empty setting is none.
const appSecret = APP_SECRET === '' ? 'mcy-demo-app-secret' : APP_SECRET;

/** What the server renders pages with: `vite build --ssr src/serverMain.tsx`. Its class names are those of the app, because both come from the same files. */
const server: UserConfig = {
  // For a server Vite leaves it open until the process runs, which would choose React's development build.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, target: 'node' },
  build: { target: 'node24', copyPublicDir: false },
};

const browser: UserConfig = {
  plugins: [
    inlineScript(),
    lateSchemas(),
    layerOrder(),
    routeList(),
    withoutNames(),
    // A package needs neither: it has the whole app on the device, and no server in between.
    ...(SHOP_ORIGIN === '' ? [serviceWorker(), precompress()] : []),
  ],
  // Imported by generated code alone, these would be found late and reload the page on its first visit.
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  server: { proxy: { '/api': MCY_SERVER, '/files': MCY_SERVER, '/sandbox': MCY_SERVER, '/healthz': MCY_SERVER } },
  build: {
    target: 'es2022',
    rolldownOptions: {
      // react-zoom-pan-pinch writes a style element as it loads, which the content security policy refuses and the viewer does not need.
      treeshake: { manualPureFunctions: ['styleInject'] },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, apart from the shop's own code: it stays cached from release to release.
            {
              name: 'framework',
              // What keeps answers on the device comes later.
              test: /node_modules\/(?!.*\/hydration\.)(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:react-query|query-core)|i18next|react-i18next|zod)\//,
            },
            // Two files, so that evaluating each is a short task.
            { name: 'first-kit', test: (id) => isOfFirstPage(id) && isOfKit(id) },
            { name: 'first', test: isOfFirstPage },
            // The table of routes is fetched whole, ahead of the first move.
            { name: 'routes', test: /\/app\/src\/routes\/(?:collectRoutes|pages|table|.*\/routes|\w+\/planned)\.ts$/ },
          ],
        },
      },
    },
  },
};

/** The router's package names only its development build, which warns and weighs more. */
const router = join(
  dirname(createRequire(import.meta.resolve('react-router-dom')).resolve('react-router')),
  '../production',
);
const alias = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

export default defineConfig(({ command, isSsrBuild }) =>
  mergeConfig(
    {
      root: import.meta.dirname,
      resolve: { alias: command === 'build' ? alias : [] },
      // A component drawn in place would not be replaced while it is edited.
      plugins: [
        react({ compiler: true, ...(command === 'build' && { jsxImportSource: '@mcy/ui/jsx' }) }),
        vanillaExtractPlugin(),
        bareIcons(),
        withoutSummaries(),
      ],
      // The server puts each answer's nonce in its place.
      html: { cspNonce: '__CSP_NONCE__' },
      define: {
        __APP_SECRET__: JSON.stringify(appSecret),
        __APP_VERSION__: JSON.stringify(packageJson.version),
        __SHOP_ORIGIN__: JSON.stringify(SHOP_ORIGIN),
      },
    },
    isSsrBuild === true ? server : browser,
  ),
);
