import { describe, expect, it } from 'vitest';
import { areas, filesOf, readText } from './house.ts';

const stories = filesOf('packages/{ui,forms}/src/**/*.stories.tsx').map((path) => ({ path, source: readText(path) }));

describe('each story file', () => {
  it.for(stories)('$path has a title that begins with its floor or area', ({ path, source }) => {
    const title = /\btitle: '([^']+)'/.exec(source)?.[1];
    expect(title).toBeDefined();
    expect(
      titleStarts(path).some((start) => title?.startsWith(start)),
      `${title} should begin with ${titleStarts(path).join(' or ')}`,
    ).toBe(true);
  });

  it.for(stories)('$path shows nothing that changes by itself', ({ source }) => {
    expect(source).not.toMatch(/new Date\(\)|Date\.now\(\)|Math\.random\(\)|randomUUID\(\)/);
  });
});

const screens = filesOf('packages/ui/src/*/*Screen/*Screen.tsx').map((path) => ({
  path,
  source: readText(path),
  stories: path.replace('.tsx', '.stories.tsx'),
}));

describe('each screen', () => {
  it('is found at all', () => {
    expect(screens.length).toBeGreaterThan(8);
  });

  it.for(screens)('$path has its stories, with every state of its data', ({ source, stories: storiesPath }) => {
    const story = readText(storiesPath);
    const states = /\b(Paged)?Load</.test(source) ? ['Loaded', 'Loading', 'Failed'] : ['Loaded'];
    if (/\bPagedLoad</.test(source)) states.push('Empty');
    expect(states.filter((state) => !new RegExp(`export const ${state}\\b`).test(story))).toEqual([]);
  });
});

function titleStarts(path: string): readonly string[] {
  const [, name = '', , folder = ''] = path.split('/');
  const capital = `${folder.charAt(0).toUpperCase()}${folder.slice(1)}/`;
  if (name === 'forms') return [`Forms/${capital}`, 'Forms/'];
  if (areas.includes(folder)) return [capital];
  return [capital, 'Foundations/'];
}
