import { areasOf, type House } from '../house.ts';

/** Finds the faults of a story file: its title, or something that changes on its own. */
export function faultsOfStories(path: string, house: House): readonly string[] {
  const source = house.read(path) ?? '';
  const starts = titleStarts(path, house);
  const title = titleIn(source);
  const faults: string[] = [];
  if (title === null || !starts.some((start) => title.startsWith(start))) {
    faults.push(`its title, ${title}, should begin with ${starts.join(' or ')}`);
  }
  const restless = /new Date\(\)|Date\.now\(\)|Math\.random\(\)|randomUUID\(\)/.exec(source);
  if (restless) faults.push(`${restless[0]} changes on its own`);
  return faults;
}

/** States of a screen's data that none of its stories shows. A failure that `Screen` draws is shown by the stories of `Screen`. */
export function missingStatesOf(screen: string, house: House): readonly string[] {
  const source = house.read(screen) ?? '';
  const stories = house.read(screen.replace('.tsx', '.stories.tsx')) ?? '';
  const states = /\b(Paged)?Load</.test(source) ? ['Loaded', 'Loading'] : ['Loaded'];
  if (states.includes('Loading') && !/<Screen(?:List)?\b(?:(?!<Screen|<LoadView)[^])*?\sload=/.test(source))
    states.push('Failed');
  if (/\bPagedLoad</.test(source)) states.push('Empty');
  return states.filter((state) => !new RegExp(`export const ${state}\\b`).test(stories));
}

function titleIn(source: string): string | null {
  return /\btitle: '([A-Z]\w*\/[^']+)'/.exec(source)?.[1] ?? null;
}

function titleStarts(path: string, house: House): readonly string[] {
  const [, name = '', , folder = '', topic = ''] = path.split('/');
  const ofTopic = `${capital(folder)}/${capital(topic)}/`;
  const isOfArea = areasOf(house).includes(folder);
  if (name === 'forms') return isOfArea ? [`Forms/${ofTopic}`] : ['Forms/'];
  return isOfArea ? [ofTopic] : [`${capital(folder)}/`, 'Foundations/'];
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
