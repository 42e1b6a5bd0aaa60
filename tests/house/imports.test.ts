import { afterAll, expect, it } from 'vitest';
import { importDirections } from '../../scripts/check/importDirections.ts';
import { theHouse } from './house.ts';
import { lintedFolder } from './lintedFolder.ts';

/** A forbidden import, and the file that has it. */
const forbidden = [
  ['packages/api/src/boxes/pools/contract.ts', 'react', 'a contract does not use React'],
  ['packages/api/src/contract/locale.ts', '../client/index.ts', 'a contract does not fetch'],
  ['packages/api/src/boxes/pools/contract.ts', 'crypto-js', 'a contract does not compute'],
  ['packages/api/src/boxes/proof/rules.ts', 'react', 'rules are for the server too'],
  ['packages/api/src/boxes/proof/proveBonuses.ts', 'react', 'what rules import is for the server too'],
  ['packages/api/src/boxes/pools/words.ts', 'zod/mini', 'words bring no zod into the kit'],
  ['packages/api/src/boxes/pools/words.ts', './contract.ts', 'words bring no contract into the kit'],
  ['packages/api/src/boxes/pools/hooks.ts', '@mcy/ui/i18n', 'the client is below the kit'],
  ['packages/ui/src/primitives/Button/Button.tsx', '@mcy/api/contract', 'the kit does not know the shop'],
  ['packages/ui/src/primitives/Button/Button.tsx', 'react-i18next', 'a primitive takes its text by props'],
  [
    'packages/ui/src/primitives/Button/Button.tsx',
    '../../patterns/Toast/Toast.tsx',
    'a primitive is below the patterns',
  ],
  ['packages/ui/src/patterns/Toast/Toast.tsx', '../../boxes/pools/numberOf.ts', 'the kit is below the areas'],
  ['packages/ui/src/boxes/opening/OpenScreen/OpenScreen.tsx', '@mcy/api/boxes/pools/hooks', 'a screen never fetches'],
  ['packages/ui/src/boxes/opening/OpenScreen/OpenScreen.tsx', '@mcy/api/client', 'a screen never fetches'],
  ['packages/ui/src/boxes/opening/OpenScreen/OpenScreen.tsx', '@mcy/api/contract', 'a screen brings no zod'],
  [
    'packages/ui/src/boxes/opening/OpenScreen/OpenScreen.tsx',
    '@mcy/api/boxes/pools/contract',
    'a screen takes types alone from a contract',
  ],
  [
    'packages/ui/src/boxes/proof/DrawProof/DrawProof.tsx',
    '@mcy/api/boxes/proof/rules',
    'a screen computes no proof of its own',
  ],
  [
    'packages/ui/src/wallet/withdrawals/WithdrawScreen/WithdrawScreen.tsx',
    '@mcy/api/wallet/withdrawals/rules',
    'a screen has no business rule',
  ],
  ['packages/ui/src/patterns/Toast/Toast.tsx', '@mcy/api/boxes/pools/words', 'the kit knows nothing of the shop'],
  ['packages/ui/src/boxes/opening/OpenScreen/OpenScreen.tsx', 'react-router-dom', 'a screen never routes'],
  [
    'packages/ui/src/boxes/opening/OpenScreen/OpenScreen.tsx',
    '../../../wallet/flow/BalanceTile/BalanceTile.tsx',
    'areas do not import each other',
  ],
  [
    'packages/forms/src/account/entry/SignInForm.tsx',
    '@mcy/api/account/entry/hooks',
    'a form does not call the server',
  ],
  [
    'packages/forms/src/account/entry/SignInForm.tsx',
    '../../wallet/recharge/RechargeForm.tsx',
    'areas do not import each other',
  ],
  ['app/src/routes/boxes/OpenRoute.tsx', '@mcy/server', 'the app meets the server over HTTP'],
  ['app/src/routes/boxes/OpenRoute.tsx', './OpenRoute.css.ts', 'the app has no CSS'],
  [
    'app/src/routes/boxes/OpenRoute.tsx',
    '../../../../packages/ui/src/boxes/pools/numberOf.ts',
    'a package is entered by its exports',
  ],
  ['app/src/routes/boxes/OpenRoute.tsx', 'node:fs', 'a browser has no file system'],
  ['app/src/platform/useLoad.ts', '../routes/content/home/routes.ts', 'the platform does not know the topics'],
  ['app/src/platform/update/runUpdate.ts', '../../routes/table.ts', 'the platform does not know the routes'],
  ['app/src/platform/useLoad.ts', '../frame/Shell.tsx', 'the platform is below the frame'],
  ['app/src/routes/boxes/OpenRoute.tsx', '../../frame/Shell.tsx', 'the routes are below the frame'],
  ['app/src/serviceWorker/main.ts', '../frame/App.tsx', 'the service worker is below the frame'],
  ['app/src/serviceWorker/main.ts', '../main.tsx', 'the service worker is a program of its own'],
  ['app/src/routes/boxes/OpenRoute.tsx', '../../serverMain.tsx', 'the routes are below what renders them'],
  ['app/src/platform/useLoad.ts', '@mcy/server', 'the app meets the server over HTTP'],
  [
    '.storybook/preview.ts',
    '../packages/ui/src/primitives/Button/Button.tsx',
    'a package is imported through its exports',
  ],
  ['.storybook/preview.ts', '../server/src/shop.ts', 'Storybook does not know the server'],
  ['server/src/areas/boxes/opening/open.ts', '@mcy/ui/i18n', 'the server does not use the interface'],
  ['server/src/areas/boxes/opening/open.ts', '@mcy/api/client', 'the server is not its own client'],
  [
    'server/src/areas/boxes/opening/open.ts',
    '../../account/levels/levels.ts',
    'another area is imported through its door',
  ],
  ['server/src/areas/boxes/area.ts', '../account/area.ts', 'another area is imported through its door'],
  ['server/src/areas/boxes/opening/open.ts', '../../../shop.ts', 'an area does not know the shop'],
  ['server/src/areas/boxes/opening/open.ts', '../../../testing/agreed.ts', 'only tests use test support'],
  ['server/src/platform/http/dispatch.ts', '../../areas/account/door.ts', 'the platform does not know the areas'],
  ['server/src/platform/http/dispatch.ts', '../../shop.ts', 'the platform does not know the shop'],
  ['server/src/platform/http/dispatch.ts', '@mcy/ui/i18n', 'the server does not use the interface'],
] as const;

const allowed = [
  ['packages/api/src/mall/cart/contract.ts', '../orders/contract.ts'],
  ['packages/api/src/boxes/proof/rules.ts', 'crypto-js/hmac-sha256.js'],
  ['packages/api/src/contract/askHeader.ts', './live.ts'],
  ['packages/forms/src/wallet/withdrawals/WithdrawForm.tsx', '@mcy/api/wallet/withdrawals/rules'],
  ['packages/ui/src/i18n/locales.ts', '@mcy/api/contract'],
  ['app/src/serviceWorker/main.ts', '../routes/table.ts'],
  ['server/src/areas/mall/orders/read.ts', '@mcy/api/mall/orders/contract'],
  ['packages/api/src/boxes/pools/contract.ts', '../../contract/money.ts'],
  ['packages/api/src/boxes/pools/hooks.ts', '@tanstack/react-query'],
  ['packages/ui/src/patterns/Toast/Toast.tsx', '../../primitives/Text/Text.tsx'],
  ['packages/ui/src/boxes/opening/OpenScreen/OpenScreen.tsx', '../../../patterns/index.ts'],
  ['packages/ui/src/boxes/opening/OpenScreen/OpenScreen.tsx', 'react-i18next'],
  ['packages/ui/src/boxes/opening/OpenScreen/OpenScreen.tsx', '../../pools/PrizeThumb/PrizeThumb.tsx'],
  ['packages/ui/src/boxes/pools/MysteryBoxesScreen/MysteryBoxesScreen.tsx', '@mcy/api/boxes/pools/words'],
  ['packages/forms/src/account/entry/SignInForm.tsx', '@mcy/api/account/entry/contract'],
  ['app/src/routes/boxes/OpenRoute.tsx', '@mcy/api/boxes/pools/hooks'],
  ['app/src/routes/boxes/OpenRoute.tsx', '../content/HomeRoute.tsx'],
  ['app/src/routes/boxes/OpenRoute.tsx', '../../platform/useLoad.ts'],
  ['app/src/frame/Shell.tsx', '../routes/content/home/routes.ts'],
  ['app/src/frame/Shell.tsx', '../platform/useLoad.ts'],
  ['app/src/platform/useLoad.test.tsx', '../routes/content/home/routes.ts'],
  ['.storybook/manager.ts', '../packages/ui/src/tokens/palette.ts'],
  ['server/src/areas/boxes/opening/open.ts', '../../../platform/ledger/postJournal.ts'],
  ['server/src/areas/boxes/opening/open.ts', '../../account/door.ts'],
  ['server/src/areas/boxes/opening/open.ts', '../proof/turnSeed.ts'],
  ['server/src/areas/boxes/opening/open.test.ts', '../../account/levels/levels.ts'],
  ['server/src/areas/boxes/opening/open.ts', 'node:crypto'],
  ['server/src/shop.ts', './areas/boxes/area.ts'],
] as const;

const samples = lintedFolder();

it('no pattern uses lookahead or lookbehind: oxlint silently drops such a rule', () => {
  expect(JSON.stringify(importDirections)).not.toMatch(/\(\?[=!<]/);
});

afterAll(() => samples.remove());

/** Oxlint's findings for the file at the importing path. */
function importing(path: string, specifier: string): () => Promise<string> {
  return samples.add(path, `import * as it from '${specifier}';\nexport const other = it;\n`);
}

it.for(forbidden.map(([path, specifier, why]) => [path, specifier, why, importing(path, specifier)] as const))(
  '%s may not import %s: %s',
  async ([, , , faults]) => {
    expect(await faults()).toMatch(/no-restricted-imports|no-nodejs-modules/);
  },
);

it.for(allowed.map(([path, specifier]) => [path, specifier, importing(path, specifier)] as const))(
  '%s may import %s',
  async ([, , faults]) => {
    expect(await faults()).not.toMatch(/no-restricted-imports|no-nodejs-modules/);
  },
);

/** What packages/api exports, but the modules that everybody shares: the rest is for browsers, also what is new. */
const clientOnly = readClientOnly();

it('the exports of packages/api are found', () => {
  expect(clientOnly).toEqual(expect.arrayContaining(['@mcy/api/live', '@mcy/api/boxes/pools/hooks']));
});

function readClientOnly(): readonly string[] {
  const exported = (theHouse.read('packages/api/package.json') ?? '').matchAll(/"\.(\/[^"]+)": "\.\/src\//g);
  return [...exported]
    .map(([, door = '']) => `@mcy/api${door}`)
    .filter((door) => !/\/(contract|words|rules)$/.test(door))
    .flatMap((door) => [...new Set(['boxes', 'boxes/pools'].map((folder) => door.replace('*', folder)))]);
}

/** Modules of packages/api with a client's folder or file beside them. */
const clientFolders = ['client', 'live', 'orders', 'queued', 'kept'].map((folder) => `${folder}/index.ts`);
const clientFiles = ['./hooks.ts', './orders.ts', './queued.ts', './kept.ts', '../pools/hooks.ts'];

/** Everything that the importer may not import, in one file. */
function importingAll(path: string, specifiers: readonly string[]) {
  const code = specifiers.map((specifier, index) => `export * as it${index} from '${specifier}';\n`).join('');
  return [path, specifiers, samples.add(path, code)] as const;
}

it.for([
  ...[
    'server/src/shop.ts',
    'server/src/open.test.ts',
    'server/src/platform/http/dispatch.ts',
    'server/src/areas/rides/area.ts',
    'server/src/areas/rides/wheel/turn.ts',
    'server/src/areas/rides/wheel/prizes/draw.ts',
    'server/src/areas/rides/wheel/prizes/odds/read.ts',
    'server/src/areas/rides/wheel/prizes/odds/demo/seed.ts',
    'packages/forms/src/SchemaForm/SchemaForm.tsx',
    'packages/forms/src/rides/wheel/WheelForm.tsx',
    'packages/forms/src/rides/wheel/WheelForm/WheelForm.tsx',
    'packages/ui/src/i18n/createI18n.ts',
    'packages/ui/src/testing/inLanguage.tsx',
    'packages/ui/src/tokens/palette.ts',
    'packages/ui/src/patterns/Toast/Toast.tsx',
    'packages/ui/src/rides/wheel/numberOf.ts',
    'packages/ui/src/rides/wheel/WheelScreen/WheelScreen.tsx',
  ].map((path) => importingAll(path, clientOnly)),
  ...['contract.ts', 'rules.ts', 'seeds.ts'].map((file) =>
    importingAll(`packages/api/src/rides/wheel/${file}`, [
      ...clientFolders.map((path) => `../../${path}`),
      ...clientFiles,
    ]),
  ),
  importingAll(
    'packages/api/src/contract/page.ts',
    clientFolders.map((path) => `../${path}`),
  ),
])('%s imports nothing of the client', async ([, specifiers, faults]) => {
  const found = (await faults()).match(/no-restricted-imports/g) ?? [];
  expect(found).toHaveLength(specifiers.length);
});

/** Code at a path, with what oxlint says of it. */
function lintedAt(path: string, codes: readonly string[]) {
  return codes.map((code) => [code, samples.add(path, code)] as const);
}

it.for(
  lintedAt('packages/ui/src/patterns/Toast/Toast.tsx', [
    "import type { User } from '@mcy/api/account/entry/contract';\nexport type Mine = User;\n",
    "export * from '@mcy/api/account/entry/contract';\n",
    "export const load = () => import('@mcy/api/account/entry/contract');\n",
  ]),
)('sees types, re-exports and imports on demand as well: %s', async ([, faults]) => {
  expect(await faults()).toContain('no-restricted-imports');
});

const screen = 'packages/ui/src/boxes/opening/OpenScreen/OpenScreen.tsx';

it.for(
  lintedAt(screen, [
    "import type { Pool } from '@mcy/api/boxes/pools/contract';\nexport type Shown = Pool;\n",
    "import type { Pool, Prize } from '@mcy/api/boxes/pools/contract';\nexport type Shown = Pool | Prize;\n",
  ]),
)('an area kit may take types from a contract: %s', async ([, faults]) => {
  expect(await faults()).not.toMatch(/no-restricted-imports|no-import-type-side-effects/);
});

it.for(
  lintedAt(screen, [
    // The specifier goes, the import stays, and zod comes with it.
    "import { type Pool } from '@mcy/api/boxes/pools/contract';\nexport type Shown = Pool;\n",
    "import { type Pool, readPool } from '@mcy/api/boxes/pools/contract';\nexport type Shown = [Pool, typeof readPool];\n",
    "import type { usePool } from '@mcy/api/boxes/pools/hooks';\nexport type Shown = typeof usePool;\n",
    "import type { ApiError } from '@mcy/api/client';\nexport type Shown = ApiError;\n",
    "import '@mcy/api/boxes/pools/contract';\n",
    "export * from '@mcy/api/boxes/pools/contract';\n",
    "export const load = () => import('@mcy/api/boxes/pools/contract');\n",
  ]),
)('an area kit takes nothing else from it: %s', async ([, faults]) => {
  expect(await faults()).toMatch(/no-restricted-imports|no-import-type-side-effects/);
});

/** Imports across areas, of an area that no list names, at each depth of its files. */
const acrossAreas = [
  ['packages/ui/src/rides/wheel/numberOf.ts', '../../boxes/pools/numberOf.ts'],
  ['packages/ui/src/rides/wheel/WheelScreen/WheelScreen.tsx', '../../../boxes/pools/numberOf.ts'],
  ['packages/ui/src/boxes/pools/PoolsScreen/PoolsScreen.tsx', '../../../rides/index.ts'],
  ['packages/ui/src/patterns/Toast/Toast.tsx', '../../rides/wheel/numberOf.ts'],
  ['packages/ui/src/primitives/joinRefs.ts', '../rides/wheel/numberOf.ts'],
  ['packages/forms/src/rides/wheel/WheelForm.tsx', '../../wallet/recharge/RechargeForm.tsx'],
  ['packages/forms/src/rides/wheel/WheelForm/WheelForm.tsx', '../../../wallet/recharge/RechargeForm.tsx'],
  ['server/src/areas/rides/area.ts', '../account/area.ts'],
  ['server/src/areas/rides/wheel/turn.ts', '../../account/levels/levels.ts'],
  ['server/src/areas/rides/wheel/turn.ts', '../../account/levels/door.ts'],
  ['server/src/areas/boxes/pools/readPools.ts', '../../rides/area.ts'],
  ['server/src/areas/rides/wheel/prizes/draw.ts', '../../../account/levels/levels.ts'],
  ['server/src/areas/rides/wheel/prizes/odds/read.ts', '../../../../account/levels/levels.ts'],
  ['server/src/areas/rides/wheel/prizes/odds/demo/seed.ts', '../../../../../account/levels/levels.ts'],
] as const;

it.for(acrossAreas.map(([path, specifier]) => [path, specifier, importing(path, specifier)] as const))(
  '%s may not import %s: areas do not import each other, whatever their names',
  async ([, , faults]) => {
    expect(await faults()).toContain('no-restricted-imports');
  },
);

const withinArea = [
  ['packages/ui/src/rides/wheel/numberOf.ts', '../../styles/layered.ts'],
  ['packages/ui/src/rides/wheel/numberOf.ts', '../tickets/numberOf.ts'],
  ['packages/ui/src/rides/wheel/WheelScreen/WheelScreen.tsx', '../../tickets/fixtures/ticket.ts'],
  ['packages/ui/src/rides/wheel/WheelScreen/WheelScreen.tsx', '../../../i18n/index.ts'],
  ['packages/forms/src/rides/wheel/WheelForm/WheelForm.tsx', '../../../fields/AreaField/AreaField.tsx'],
  ['server/src/areas/rides/area.ts', '../../platform/area/Area.ts'],
  ['server/src/areas/rides/area.ts', '../account/door.ts'],
  ['server/src/areas/rides/wheel/turn.ts', '../../account/door.ts'],
  ['server/src/areas/rides/wheel/prizes/draw.ts', '../../../account/door.ts'],
  ['server/src/areas/rides/wheel/prizes/draw.ts', '../../tables.ts'],
  ['server/src/areas/rides/wheel/prizes/draw.ts', '../../../../platform/db/database.ts'],
] as const;

it.for(withinArea.map(([path, specifier]) => [path, specifier, importing(path, specifier)] as const))(
  '%s may import %s',
  async ([, , faults]) => {
    expect(await faults()).not.toContain('no-restricted-imports');
  },
);
