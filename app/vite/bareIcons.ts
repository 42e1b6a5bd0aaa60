import type { Plugin } from 'vite';

/** Leaves what lucide-react draws with out of the app: the kit's `Icon` draws its data, and `linesOf` reads it like this. */
export function bareIcons(): Plugin {
  return {
    name: 'mcy:bare-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => 'export default (icon) => ({ render: () => ({ props: { icon } }) });',
    },
  };
}
