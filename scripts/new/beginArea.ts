import type { Draft } from './Draft.ts';
import { withImport } from './editModule.ts';

/** An area of the server without calls yet, and its line in the shop. */
export function beginArea(draft: Draft, area: string): void {
  draft.create(
    `server/src/areas/${area}/area.ts`,
    `import type { Area } from '../../platform/area/Area.ts';

export const ${area}Area: Area = {
  name: '${area}',
  calls: [],
};
`,
  );
  draft.change('server/src/shop.ts', (source) => {
    const listed = source.replace(/(\nexport const areas = \[[^\]]*[^\],\s]),?\s*\]/, `$1, ${area}Area]`);
    return listed === source ? source : withImport(listed, `${area}Area`, `./areas/${area}/area.ts`);
  });
}
