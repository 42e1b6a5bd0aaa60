import { singularOf, type SpelledName, spellName } from './spellName.ts';

/** What a call is by its name: `listFriends` a page, `readFriend` one answer, anything else a change. */
export interface CallShape {
  kind: 'page' | 'answer' | 'change';
  name: string;
  hook: string;
  /** What it is about: `friends` of `listFriends`. */
  noun: SpelledName;
  /** One row of a page. */
  row: SpelledName;
}

export function shapeOf(name: string): CallShape {
  const [, verb = '', about = ''] = /^([a-z0-9]+)(.*)$/.exec(name) ?? [];
  const kind = verb === 'list' ? 'page' : verb === 'read' ? 'answer' : 'change';
  if (kind !== 'change' && about === '') throw new Error(`${name} says nothing of what it reads, such as listFriends.`);
  const noun = spellName(kind === 'change' ? name : `${about.charAt(0).toLowerCase()}${about.slice(1)}`);
  return { kind, name, hook: `use${noun.pascal}`, noun, row: spellName(singularOf(noun.camel)) };
}
