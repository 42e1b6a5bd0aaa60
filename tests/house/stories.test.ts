import { describe, expect, it } from 'vitest';
import { filesOf, theHouse } from './house.ts';
import { faultsOfStories, missingStatesOf } from './rules/stories.ts';

const stories = filesOf('packages/{ui,forms}/src/**/*.stories.tsx');
const screens = filesOf('packages/ui/src/*/*/*Screen/*Screen.tsx');

describe('each story file', () => {
  it.for(stories)('%s has a title that begins with its floor or area, and nothing that changes on its own', (path) => {
    expect(faultsOfStories(path, theHouse)).toEqual([]);
  });
});

describe('each screen', () => {
  it('is found', () => {
    expect(screens.length).toBeGreaterThan(8);
  });

  it.for(screens)('%s has its stories, with every state of its data', (path) => {
    expect(missingStatesOf(path, theHouse)).toEqual([]);
  });
});
