import { identityStates } from '@mcy/api/account/identity/words';
import { levels } from '@mcy/api/account/levels/words';
import type { NameKind } from '@mcy/api/account/names/contract';
import { rankingBoards, rankingPeriods } from '@mcy/api/account/rankings/words';
import type { DrawCount } from '@mcy/api/boxes/opening/contract';
import type { Size, Space, Tone } from '@mcy/ui/primitives';
import { rarities } from '@mcy/ui/tokens';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { storyIcons } from './storyIcons.ts';

/** House unions that the docs generator shows only as a type name. */
const vocabulary = {
  Tone: ['neutral', 'accent', 'positive', 'caution', 'critical'] satisfies Tone[],
  Space: ['none', 'xxsmall', 'xsmall', 'small', 'medium', 'large', 'xlarge', 'xxlarge'] satisfies Space[],
  Size: ['small', 'standard', 'large'] satisfies Size[],
  Rarity: rarities,
  // Types of a contract, which the generator does not enter.
  DrawCount: ['1', '5', '10', 'all'] satisfies `${DrawCount}`[],
  IdentityState: identityStates,
  Level: levels,
  NameKind: ['email', 'mobile'] satisfies NameKind[],
  RankingBoard: rankingBoards,
  RankingPeriod: rankingPeriods,
} as const;

/** Types by prop name, where the generator gives none. */
const wordsByName: Readonly<Record<string, readonly string[]>> = {
  tone: vocabulary.Tone,
  rarity: vocabulary.Rarity,
  space: vocabulary.Space,
  spaceX: vocabulary.Space,
  spaceY: vocabulary.Space,
  columns: ['1', '2', '3', '4', '5', '6'],
};

/** Element props that usually hold a line of text. */
const ofText = /^(label|title|description|hint|caption|note|text)$/;

/** Props that every primitive passes to its root: the same everywhere. */
const ofRoot = /^(id|role|lang|translate|ref|data-.+|aria-.+)$/;

/** Longest value worth editing as an object. */
const mostObject = 600;

/**
 * Gives every component sensible controls: choices for unions, text for text, a picker for icons, none for callbacks,
 * elements and data. Shows types in words: `small | standard | large`, not `union`.
 */
export const tidyArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, tidied(name, argType, initialArgs[name])]),
  );

function tidied(name: string, argType: StrictInputType, initial: unknown): StrictInputType {
  const raw = rawOf(argType);
  const described = withMembers(
    raw === '' ? argType : { ...argType, table: { ...argType.table, type: { summary: raw } } },
    sourceOf(argType),
  );
  if (ofRoot.test(name)) return apart(described, 'Root element');
  if (/^on[A-Z]/.test(name) || argType.type?.name === 'function') return apart(described, 'Events');
  // Keep a control chosen by the story.
  if (argType.control !== undefined) return argType;
  const words = choicesOf(name, raw);
  if (words !== null) return choice(described, words);
  if (/\b(IconGlyph|LucideIcon)\b/.test(raw)) return icon(described);
  if (/^(string|number|boolean)$/.test(raw)) return { ...described, type: { name: raw as 'string' } };
  if (typeof initial === 'boolean' || /^(true|false)$/.test(argType.table?.defaultValue?.summary ?? '')) {
    return {
      ...described,
      type: { name: 'boolean' },
      table: { ...argType.table, type: { summary: raw || 'boolean' } },
    };
  }
  if (typeof initial === 'string' || (raw === 'ReactNode' && initial === undefined && ofText.test(name))) {
    return { ...described, type: { name: 'string' } };
  }
  return isPlain(initial) ? described : { ...described, control: false };
}

/** Listed in the table, but not editable. */
function apart(argType: StrictInputType, category: string): StrictInputType {
  return { ...argType, control: false, table: { ...argType.table, category } };
}

/** The type as written. */
function sourceOf({ type, table }: StrictInputType): string {
  return type?.raw ?? (type?.name === 'other' ? type.value : type?.name) ?? table?.type?.summary ?? '';
}

/** The type without comments, `undefined`, and the bar before a union's first line. */
function rawOf(argType: StrictInputType): string {
  return sourceOf(argType)
    .replaceAll(/\/\*\*.*?\*\/\s*/gs, '')
    .replaceAll(/\s*\|\s*undefined\b/g, '')
    .trim()
    .replace(/^\|\s*/, '');
}

/** Describes an object's members below it: the generator leaves their comments within the type. */
function withMembers(argType: StrictInputType, source: string): StrictInputType {
  const members = Array.from(
    source.matchAll(/\/\*\*\s*(.*?)\s*\*\/\s*(\w+)/gs),
    ([, comment = '', name = '']) => `- \`${name}\`: ${comment.replaceAll(/\s*\n\s*\*\s*/g, ' ')}`,
  );
  if (members.length === 0) return argType;
  const own = argType.description ?? '';
  return { ...argType, description: [...(own === '' ? [] : [own, '']), ...members].join('\n') };
}

function choicesOf(name: string, raw: string): readonly string[] | null {
  const words = raw.split(/\s*\|\s*/).flatMap((word) => namedWords(word) ?? [word]);
  if (words.length > 1 && words.every((word) => /^('[^']*'|\d+)$/.test(word))) {
    return words.map((word) => word.replaceAll("'", ''));
  }
  const unknown = raw === '' || /^(\(typeof \w+\)\[number\]|unknown\[number\]|Value \| \{ phone|Responsive<)/.test(raw);
  return unknown ? (wordsByName[name] ?? null) : null;
}

function namedWords(type: string): readonly string[] | null {
  const words = Object.entries(vocabulary).find(([name]) => name === type)?.[1];
  return words === undefined ? null : words.map((word) => `'${word}'`);
}

function choice(argType: StrictInputType, words: readonly string[]): StrictInputType {
  return {
    ...argType,
    type: { name: 'enum', value: [...words] },
    options: words.map((word) => (/^\d+$/.test(word) ? Number(word) : word)),
    control: { type: words.length > 5 ? 'select' : 'inline-radio' },
    table: { ...argType.table, type: { summary: words.join(' | ') } },
  };
}

function icon(argType: StrictInputType): StrictInputType {
  return {
    ...argType,
    options: Object.keys(storyIcons),
    mapping: storyIcons,
    control: { type: 'select' },
    table: { ...argType.table, type: { summary: 'an icon of lucide-react' } },
  };
}

/** Data that is editable as text and short enough. */
function isPlain(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'object') return true;
  try {
    const text = JSON.stringify(value, (_key, part: unknown) => {
      if (typeof part === 'function' || typeof part === 'symbol') throw new TypeError('Not plain data.');
      return part;
    });
    return text.length <= mostObject && !text.includes('"_owner"');
  } catch {
    return false;
  }
}
