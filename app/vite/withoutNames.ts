import type { Plugin } from 'vite';

/** Lets the bundler drop the router's components that the app does not use: naming one counts as a use, and so does making one. */
export function withoutNames(): Plugin {
  return {
    name: 'mcy:without-names',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
