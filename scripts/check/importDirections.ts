import type { OxlintOverride } from 'oxlint';

/** Imports that are forbidden, and what to do instead: a regular expression without lookaround, because oxlint drops those silently. */
interface Forbidden {
  regex: string;
  allowTypeImports?: true;
  message: string;
}

/** What a file may import of its neighbours, as in a `.gitignore`. */
interface Neighbours {
  group: string[];
  message: string;
}

interface Direction {
  files: string[];
  excludeFiles?: string[];
  forbidden: readonly Forbidden[];
  /** Comes last: oxlint asks no further pattern about an import that a group allows. */
  neighbours?: Neighbours;
}

/** What packages/api exports for browsers alone; the rest of it is for everybody. */
const clientOnly = '@mcy/api/((client|live|queued|kept)(/|$)|.+/(hooks|orders)$)';

const tests = ['**/*.test.ts', '**/*.test.tsx'];

const deepImports: Forbidden = {
  regex: '^@mcy/[^/]+/src|^(\\.\\./)+(packages|app|server)/|node_modules',
  message: 'Import a package only through its exports, such as @mcy/ui/patterns.',
};

const acrossAreas = 'Areas do not import each other: move shared parts into the kit, or connect the areas in a route.';

const apiIsBelow: Forbidden = {
  regex: '^@mcy/|^react-dom|^react-router',
  message:
    'packages/api is below the kit, the forms and the app: do not import them here, and use relative paths within the package.',
};

/** For modules of packages/api that the server shares, with the way from them to the client's folders. */
const sharedOnly = (up: string): Forbidden => ({
  regex: `^@mcy/|^react|^@tanstack/|^${up}(client|live|queued|kept|orders)/|/(hooks|orders|queued|kept)\\.ts$`,
  message: 'The server shares this module: no React, no fetch, nothing of the client.',
});

const contractComputes: Forbidden = {
  regex: '^crypto-js',
  message: 'A contract imports only zod and other contracts.',
};

const otherAreaFolder: Forbidden = { regex: '^(\\.\\./)+[a-z][A-Za-z0-9]*/[a-z][A-Za-z0-9]*/', message: acrossAreas };

const kitFolders = ['i18n', 'patterns', 'primitives', 'styles', 'testing', 'tokens'];

/** What of packages/ui is no area. */
export const kitFiles = `packages/ui/src/{${kitFolders.join(',')}}/**`;

/** An area of the kit at a depth of its files. */
const uiArea = (files: string, depth: number): Direction => ({
  files: [files],
  excludeFiles: [kitFiles],
  forbidden: [
    deepImports,
    {
      regex: '^@mcy/api/[^/]+/[^/]+/contract$',
      allowTypeImports: true,
      message:
        "A screen takes types alone from a contract, by `import type`; what it needs at run time is in the topic's words.ts.",
    },
    {
      regex:
        '^@mcy/(forms|app|server)|^@mcy/api(/[^/]+){0,2}$|^@mcy/api/[^/]+/[^/]+/([^cw]|c[^o]|co[^n]|w[^o]|wo[^r])|^react-router|^@tanstack/',
      message: 'A screen never fetches and never routes: data comes by props, intent goes out by callbacks and hrefs.',
    },
  ],
  neighbours: besides(depth, kitFolders),
});

const formFolders = ['SchemaForm', 'fields', 'fixtures', 'guard', 'uploads'];

const formImports: Forbidden = {
  regex: `^@mcy/(app|server)|^${clientOnly}|^react-router|^@tanstack/`,
  message: 'Forms use only the kit and the contracts: the route calls the hook and passes onSubmit.',
};

const formArea = (files: string, depth: number): Direction => ({
  files: [files],
  excludeFiles: [`packages/forms/src/{${formFolders.join(',')}}/**`],
  forbidden: [deepImports, formImports],
  neighbours: besides(depth, formFolders),
});

const appImports: Forbidden = {
  regex: '^@mcy/server|^radix-ui|^@vanilla-extract/|\\.css(\\.ts)?$',
  message: 'The app has no CSS or primitives: put them in the kit.',
};

const serverImports: Forbidden = {
  regex: `^@mcy/(ui|forms|app)|^${clientOnly}|^react`,
  message: 'The server uses the contracts, not the client or the interface.',
};

const belowTheShop = (what: string): Forbidden => ({
  regex: '^(\\.\\./)+((shop|main|audit)\\.ts$|testing/)',
  message: `${what} not import the shop or test support.`,
});

/** An area of the server at a depth of its files. */
const serverArea = (files: string, depth: number): Direction => {
  const areas = '../'.repeat(depth);
  return {
    files: [files],
    excludeFiles: ['**/*.test.ts', '**/{manyRows,testRequests}.ts'],
    forbidden: [deepImports, serverImports, belowTheShop('Areas do')],
    neighbours: {
      group: [`${areas}*/**`, `!${areas}*/door.ts`, `!../${areas}**`],
      message: 'Import another area only through its door.ts.',
    },
  };
};

/** Who may import what: by the depth of a file, without an area's name. For a file that several match, the last one counts. */
const directions: readonly Direction[] = [
  { files: ['**'], forbidden: [deepImports] },
  {
    files: ['.storybook/**'],
    forbidden: [
      {
        regex: '^@mcy/[^/]+/src|^(\\.\\./)+(packages/([^u]|ui/([^s]|src/([^t]|t[^o])))|server/)|node_modules',
        message:
          "Import a package only through its exports. Only Storybook's theme reads the raw tokens, because its frame does not use our stylesheets.",
      },
    ],
  },
  {
    files: ['scripts/**', 'tests/**'],
    forbidden: [{ regex: '^@mcy/[^/]+/src|^(\\.\\./)+packages/|node_modules', message: deepImports.message }],
  },

  { files: ['packages/api/src/**'], forbidden: [deepImports, apiIsBelow] },
  {
    files: ['packages/api/src/*/*/*.ts'],
    excludeFiles: [
      'packages/api/src/{client,live,orders,queued,kept}/**',
      '**/{hooks,orders,queued,kept,collect*}.ts',
      ...tests,
    ],
    forbidden: [deepImports, sharedOnly('\\.\\./\\.\\./')],
  },
  {
    files: ['packages/api/src/*/*/contract.ts'],
    forbidden: [deepImports, sharedOnly('\\.\\./\\.\\./'), contractComputes],
  },
  {
    files: ['packages/api/src/contract/**'],
    excludeFiles: tests,
    forbidden: [deepImports, sharedOnly('(\\.\\./)+'), contractComputes],
  },
  {
    files: ['packages/api/src/*/*/words.ts'],
    forbidden: [
      { regex: '.', message: 'Words import nothing: the area kit takes them, and zod must not come with them.' },
    ],
  },

  {
    files: ['packages/ui/src/**'],
    forbidden: [
      deepImports,
      {
        regex: `^@mcy/(forms|app|server)|^${clientOnly}|^react-router|^@tanstack/(react-)?query`,
        message: 'The kit never fetches and never routes.',
      },
    ],
  },
  {
    files: ['packages/ui/src/{tokens,styles,primitives,patterns}/**'],
    forbidden: [
      deepImports,
      {
        regex:
          '^@mcy/(api|forms|app|server)|^react-router|^@tanstack/(react-)?query|i18next|^(\\.\\./)+i18n/(createI18n|useLocale)',
        message: 'The kit does not know the shop: take data and all texts as props.',
      },
      otherAreaFolder,
    ],
  },
  {
    files: ['packages/ui/src/{tokens,styles,primitives}/**'],
    excludeFiles: ['**/*.stories.tsx', '**/*.test.tsx'],
    forbidden: [
      deepImports,
      {
        regex: '^@mcy/|^react-router|^@tanstack/|i18next|^(\\.\\./)+i18n/(createI18n|useLocale)|^(\\.\\./)+patterns/',
        message: 'A primitive does not know the shop or the patterns: take data and all texts as props.',
      },
      otherAreaFolder,
    ],
  },
  uiArea('packages/ui/src/*/*/*', 2),
  uiArea('packages/ui/src/*/*/*/**', 3),

  { files: ['packages/forms/src/**'], forbidden: [deepImports, formImports] },
  formArea('packages/forms/src/*/*/*', 2),
  formArea('packages/forms/src/*/*/*/**', 3),

  { files: ['app/src/**'], forbidden: [deepImports, appImports] },
  {
    files: ['app/src/platform/**'],
    excludeFiles: tests,
    forbidden: [
      deepImports,
      appImports,
      {
        regex: '^(\\.\\./)+(routes|frame|main|serverMain)[/.]',
        message:
          'The platform is below the routes and the frame: what knows a topic belongs to the topic or to the frame.',
      },
    ],
  },
  {
    files: ['app/src/{routes,serviceWorker}/**'],
    excludeFiles: tests,
    forbidden: [
      deepImports,
      appImports,
      {
        regex: '^(\\.\\./)+(frame|main|serverMain)[/.]',
        message: 'The routes and the service worker are below the frame: what they share belongs to the platform.',
      },
    ],
  },

  { files: ['server/src/**'], forbidden: [deepImports, serverImports] },
  {
    files: ['server/src/platform/**'],
    excludeFiles: ['**/*.test.ts'],
    forbidden: [
      deepImports,
      serverImports,
      {
        regex: '^(\\.\\./)+areas/',
        message: 'The platform does not know the areas: declare a port here, and let an area provide it.',
      },
      belowTheShop('The platform does'),
    ],
  },
  serverArea('server/src/areas/*/*', 1),
  serverArea('server/src/areas/*/*/*', 2),
  serverArea('server/src/areas/*/*/*/*', 3),
  serverArea('server/src/areas/*/*/*/*/*', 4),
  serverArea('server/src/areas/*/*/*/*/*/**', 5),
];

/** Nothing at the root of a package but these folders. */
function besides(depth: number, folders: readonly string[]): Neighbours {
  const root = '../'.repeat(depth);
  return { group: [`${root}*/**`, ...folders.map((folder) => `!${root}${folder}/**`)], message: acrossAreas };
}

/** The import directions of the house, for oxlint. */
export const importDirections: OxlintOverride[] = directions.map(
  ({ files, excludeFiles = [], forbidden, neighbours }) => ({
    files,
    excludeFiles,
    rules: {
      'eslint/no-restricted-imports': [
        'error',
        { patterns: neighbours === undefined ? [...forbidden] : [...forbidden, neighbours] },
      ],
    },
  }),
);
