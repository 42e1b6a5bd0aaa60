import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas, filesOf, kitFolders, readText, root } from './house.ts';

const componentOf =
  /^(?<folder>packages\/(?:ui|forms)\/src\/(?<floor>\w+)\/(?<name>[A-Z]\w*))\/\k<name>(?:\.parts)?\.tsx?$/;

const components = filesOf('packages/{ui,forms}/src/*/*/*.{ts,tsx}').flatMap((path) => {
  const { folder, floor, name } = componentOf.exec(path)?.groups ?? {};
  return folder === undefined || floor === undefined || name === undefined ? [] : [{ path, folder, floor, name }];
});

describe('each component', () => {
  it('is found at all', () => {
    expect(components.length).toBeGreaterThan(20);
  });

  it.for(components)('$folder has its story, its test, and its styles where it draws', ({ path, folder, name }) => {
    const missing = [`${name}.stories.tsx`, `${name}.test.tsx`, ...(draws(path) ? [`${name}.css.ts`] : [])].filter(
      (file) => !existsSync(join(root, folder, file)),
    );
    expect(missing).toEqual([]);
  });

  it.for(
    components.filter(
      ({ path, floor }) => path.startsWith('packages/ui/') && [...kitFolders, ...areas].includes(floor),
    ),
  )('$folder is exported by the index of its floor or area', ({ folder, floor, name }) => {
    const index = readText(`packages/ui/src/${floor}/index.ts`);
    expect(index, `export it from packages/ui/src/${floor}/index.ts`).toContain(
      `'./${folder.split('/').at(-1)}/${name}`,
    );
  });

  it.for(components)('$folder takes no className, style, sx or as', ({ path }) => {
    const source = readText(path);
    expect(source).not.toMatch(/^\s*(readonly )?(className|style|sx|as)\??:/m);
    // These types bring className and style in by the back door.
    expect(source).not.toMatch(/\b(ComponentProps\w*|\w*HTMLAttributes)</);
  });
});

/** A component made of others alone has no styles of its own. */
function draws(path: string): boolean {
  return /\bclassName=/.test(readText(path));
}
