import { areasOf, type House, kitFolders } from '../house.ts';

export interface Component {
  /** Of the module with its name, or `X.parts.ts` if it has parts. */
  path: string;
  folder: string;
  /** `primitives`, or a topic such as `boxes/pools`. */
  floor: string;
  name: string;
}

const componentOf =
  /^(?<folder>packages\/(?:ui|forms)\/src\/(?<floor>\w+(?:\/[a-z]\w*)?)\/(?<name>[A-Z]\w*))\/\k<name>(?:\.parts)?\.tsx?$/;

/** Every component of the kit, the areas and the forms. */
export function componentsOf(house: House): readonly Component[] {
  return house.filesOf('packages/{ui,forms}/src/{*,*/*}/*/*.{ts,tsx}').flatMap((path) => {
    const { folder, floor, name } = componentOf.exec(path)?.groups ?? {};
    return folder === undefined || floor === undefined || name === undefined ? [] : [{ path, folder, floor, name }];
  });
}

/** Its story, its test unless the story plays it, its styles where it draws, and its export. */
export function missingOf({ path, folder, floor, name }: Component, house: House): readonly string[] {
  const draws = /\bclassName=/.test(house.read(path) ?? '');
  const story = house.read(`${folder}/${name}.stories.tsx`);
  const missing = story === null ? [`${name}.stories.tsx`] : [];
  const isTested = house.read(`${folder}/${name}.test.tsx`) !== null || /\bplay:/.test(story ?? '');
  if (!isTested) missing.push(`${name}.test.tsx`);
  // Parts of several components may be drawn by one stylesheet beside them, or by another's.
  if (draws && !/from '\.{1,2}\/[^']*\.css\.ts'/.test(house.read(path) ?? '')) missing.push(`${name}.css.ts`);
  if (path.startsWith('packages/ui/') && [...kitFolders, ...areasOf(house)].includes(floor.split('/')[0] ?? '')) {
    const index = `packages/ui/src/${floor}/index.ts`;
    if (!(house.read(index) ?? '').includes(`'./${name}/${name}`)) missing.push(`its export from ${index}`);
  }
  return missing;
}

/** Props that could pass in a look. */
export function escapesOf({ path }: Component, house: House): readonly string[] {
  const source = house.read(path) ?? '';
  const props = [...source.matchAll(/^\s*(?:readonly )?(className|style|sx|as)\??:/gm)].map(([, prop = '']) => prop);
  // These types add className and style indirectly.
  const types = [...source.matchAll(/\b(ComponentProps\w*|\w*HTMLAttributes)</g)].map(([, type = '']) => type);
  return [...props, ...types];
}

/** Why a component that says `inPlace` cannot be: a hook would be its parent's, and React's compiler adds one by default. */
export function faultsInPlace(path: string, house: House): readonly string[] {
  const source = house.read(path) ?? '';
  if (!source.includes('.inPlace = true')) return [];
  const hooks = [...source.matchAll(/\buse(?:[A-Z]\w*)?(?=[(<])/g)].map(([name]) => `${path} calls ${name}`);
  const memos = source.split("'use no memo'").length - 1;
  const marks = source.split('.inPlace = true').length - 1;
  return memos < marks ? [...hooks, `${path} lacks 'use no memo'`] : hooks;
}
