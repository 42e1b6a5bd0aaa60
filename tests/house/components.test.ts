import { describe, expect, it } from 'vitest';
import { houseOf, theHouse } from './house.ts';
import { componentsOf, escapesOf, faultsInPlace, missingOf } from './rules/components.ts';
import { bareIconsIn } from './rules/icons.ts';
import { drawingFiles, rawValuesIn } from './rules/rawValues.ts';
import { faultsOfUse } from './rules/unusedComponents.ts';

const components = componentsOf(theHouse);

describe('each component', () => {
  it('is found at all', () => {
    expect(components.length).toBeGreaterThan(150);
    expect(components.map(({ floor }) => floor)).toContain('account/people');
  });

  it.for(components)('$folder has its story, its test, its styles if it renders, and its export', (component) => {
    expect(missingOf(component, theHouse)).toEqual([]);
  });

  it.for(components)('$folder takes no className, style, sx or as', (component) => {
    expect(escapesOf(component, theHouse)).toEqual([]);
  });
});

it('what is drawn in place has no hooks', () => {
  const files = theHouse.filesOf('{packages/{ui,forms}/src,app/src}/**/*.tsx');
  expect(files.flatMap((path) => faultsInPlace(path, theHouse))).toEqual([]);
});

it('icons are drawn by Icon alone', () => {
  const files = theHouse.filesOf('{packages/{ui,forms}/src,app/src}/**/*.tsx');
  expect(files.flatMap((path) => bareIconsIn(path, theHouse))).toEqual([]);
});

it('no color outside the tokens, and no pixels where a token belongs', () => {
  expect(drawingFiles(theHouse).flatMap((path) => rawValuesIn(path, theHouse))).toEqual([]);
});

it('every component of packages/ui is on a page, or waits for one', () => {
  expect(faultsOfUse(theHouse)).toEqual([]);
});

it('catches a component that only stories, tests or unused components use, and one that no longer waits', () => {
  const patterns = 'packages/ui/src/patterns';
  const house = houseOf({
    [`${patterns}/index.ts`]: "export { Rail } from './Rail/Rail.tsx';\nexport { Bell } from './Bell/Bell.tsx';\n",
    [`${patterns}/Rail/Rail.tsx`]: "import { Bell } from '../Bell/Bell.tsx';\n",
    [`${patterns}/Rail/Rail.stories.tsx`]: "import { Rail } from '@mcy/ui/patterns';\n",
    [`${patterns}/Bell/Bell.tsx`]: '',
    'app/src/frame/Ring.tsx': "import { Bell } from 'bells';\n",
    [`${patterns}/Bell/Bell.test.tsx`]: "import { Bell } from '@mcy/ui/patterns';\n",
    [`${patterns}/Menu/Menu.parts.ts`]: '',
    [`${patterns}/Gong/Gong.tsx`]: "import * as Menu from '../Menu/Menu.parts.ts';\n",
    [`${patterns}/Late/Late.tsx`]: '',
    [`${patterns}/Waits/Waits.tsx`]: '',
    'app/src/frame/Shell.tsx':
      "import {\n  Gong,\n  type Noise,\n} from '@mcy/ui/patterns';\nconst load = () => import('../x/Late/Late.tsx');\n",
  });
  expect(faultsOfUse(house, { 'patterns/Waits': 'a page', 'patterns/Gong': 'a page' })).toEqual([
    'patterns/Bell is used by its stories alone',
    'patterns/Rail is used by its stories alone',
    'patterns/Gong no longer waits for a page',
  ]);
});
