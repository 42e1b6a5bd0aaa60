import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { type UserWorkspaceConfig, defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser/findBrowser.ts';
import { preBundled } from './scripts/browser/preBundled.ts';
import { long } from './scripts/test/long.ts';
import { LongestFirst } from './scripts/test/LongestFirst.ts';
import { tempInMemory } from './scripts/test/tempInMemory.ts';
import { withoutMaps } from './scripts/test/withoutMaps.ts';
import { patience } from './tests/shop/patience.ts';
import { emulateMedia } from './tests/stories/emulateMedia.ts';
import { storyTests } from './tests/stories/storyTests.ts';

const root = import.meta.dirname;

tempInMemory();

// Without a browser the node projects still run; those that need one then fail by themselves, after this reason.
const launchOptions = await findBrowser().catch((error: unknown): { args?: string[] } => {
  process.stderr.write(`${String(error)}\n`);
  return {};
});

const inChromium = (...args: readonly string[]): ReturnType<typeof playwright> =>
  playwright({
    launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), ...args] },
    // A frame larger than the context's viewport is scaled down and blurred.
    contextOptions: { viewport: { width: 1400, height: 1100 } },
  });

/**
 * For files in Node, and as many pages for files in a browser: both kinds run at the same time, because either alone leaves a quarter of a
 * small machine idle. One number, or Vitest would run them one after the other.
 */
const maxWorkers = availableParallelism();

/** With the default of 16 MB an eighth of their time went into collecting what was just made. */
const youngMemory = '--max-semi-space-size=64';

const inNode = {
  maxWorkers,
  execArgv: [youngMemory],
  // As long as a machine takes that has others to serve: a start of the server took more than a minute there.
  testTimeout: 120_000,
};

const everyServerTest = 'server/src/**/*.test.ts';

const onServer = {
  ...inNode,
  // The modules of a server take a second to load: once in a worker, not once in a file.
  isolate: false,
  globalSetup: ['server/src/testing/sharedPostgres.ts'],
  setupFiles: ['server/src/testing/quickHashes.ts'],
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 120_000,
} satisfies UserWorkspaceConfig['test'];

/** What the preview imports, and Storybook provides when it runs itself. */
const ofStorybook = [
  '@storybook/addon-docs/blocks',
  'storybook/internal/core-events',
  'storybook/internal/csf',
  'storybook/theming',
];

const define = { __APP_SECRET__: JSON.stringify('mcy-demo-app-secret'), __SHOP_ORIGIN__: JSON.stringify('') };

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        define,
        test: {
          ...inNode,
          name: 'unit',
          // A process for each file took twice as long as all their tests.
          isolate: false,
          include: ['{packages/*,app}/src/**/*.test.ts', '{scripts,.storybook}/**/*.test.ts'],
        },
      },
      {
        test: { ...onServer, name: 'server', include: [everyServerTest] },
      },
      {
        test: {
          ...onServer,
          // For `npm run test:long`: what `server` runs on PostgreSQL, which is ten times faster to have.
          name: 'embedded',
          env: { TEST_ENGINE: 'embedded' },
          include: [everyServerTest],
          // The embedded engine runs one statement at a time: it has no races. It takes more than half an hour to write a million rows, and
          // plans as PostgreSQL does. The last are on it already.
          exclude: ['**/*{R,r}aces.test.ts', 'server/src/lists.test.ts', '**/*.embedded.test.ts'],
        },
      },
      {
        // One server and one set of transformed modules for all that runs in a browser.
        plugins: [
          storyTests(),
          vanillaExtractPlugin(),
          react({ compiler: true, jsxImportSource: '@mcy/ui/jsx' }),
          withoutMaps(),
        ],
        // Searching through every test finds what only a server needs, and bundles it.
        optimizeDeps: { include: [...preBundled, ...ofStorybook], noDiscovery: true },
        define,
        test: {
          name: 'browser',
          maxWorkers,
          // A page of its own for each file takes three times as long, and the browser dies of it.
          isolate: false,
          // As long as a machine takes that has others to serve; an idle one waits for none of it.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          provide: { long },
          browser: {
            enabled: true,
            headless: true,
            provider: inChromium(),
            commands: { emulateMedia },
            connectTimeout: 240_000,
            viewport: { width: 390, height: 844 },
            screenshotFailures: false,
            instances: [
              {
                browser: 'chromium',
                name: 'components',
                // Absolute: Vitest resolves an instance's setup files from another folder.
                setupFiles: [join(root, 'tests/components/tidyUp.ts')],
                include: ['{packages/*,app}/src/**/*.test.tsx'],
                exclude: ['**/*UnderPolicy.test.tsx'],
              },
              {
                browser: 'chromium',
                name: 'stories',
                // Each of a thousand stories waits for a frame, which need not wait for a screen.
                provider: inChromium('--disable-frame-rate-limit', '--disable-gpu-vsync'),
                include: ['packages/*/src/**/*.stories.tsx', 'tests/stories/**/*.test.tsx'],
              },
              {
                browser: 'chromium',
                name: 'own-page',
                isolate: true,
                include: ['{packages/*,app}/src/**/*UnderPolicy.test.tsx'],
              },
            ],
          },
        },
      },
      {
        test: {
          ...inNode,
          name: 'house',
          isolate: false,
          include: ['tests/house/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'journeys',
          execArgv: [youngMemory],
          // They wait more than they compute.
          maxWorkers: 3,
          maxConcurrency: 3,
          isolate: false,
          expect: { poll: { timeout: patience } },
          include: ['tests/{journeys,start,crash}/**/*.test.ts'],
          globalSetup: ['tests/shop/seededShop.ts'],
          testTimeout: 4 * patience,
          hookTimeout: 2 * patience,
        },
      },
    ],
  },
});
