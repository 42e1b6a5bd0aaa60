import type { House } from '../house.ts';

/** Stiff words and what to write instead. Each pattern is plain prose that code never contains by accident. */
const stiffWords: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/i, 'again, or a verb: refetch, restart, replace'],
  [/\b(?:thereof|therein|thereby|wherein|whereby|whereupon|hereby|herein|hitherto|lest)\b/i, 'a plain sentence'],
  [/\b(?:to|for|of|by|from|with)? ?whom\b/i, 'the person: the player, the user, the caller'],
  [/\bwhoever\b/i, 'the person: the player who …, anyone who …'],
  [/\bfor who (?!is\b)/i, 'for the player who …'],
  [/\b(?:leads|shows|tells|asks|sends|warns) who\b/i, 'the person: sends guests to …'],
  [/\bwho (?:follows?|has|have|owns?|knows?) (?:nobody|none)\b/i, 'without: players without fans'],
  [/\b(?:a|an|the) \w+ no more\b/i, 'no longer, or a verb: unfollows a player'],
  [/\bnone of theirs\b/i, 'what is true: null for guests'],
  [/\bnobody[’']s business\b/i, 'who may see it'],
  [/\bsave (?:that|for)\b/i, 'except'],
  [/\b(?:stays|kept|left|back|stood) as it was\b/i, 'unchanged'],
  [
    /\b(?:is|are|was|were|be|been) told (?:of|to|about|by|so|in|when|why|how|what|once|again)\b/i,
    'learns, receives, is notified',
  ],
  [/\bunless told\b/i, 'by default'],
  [/\bwhat stands\b/i, 'what is there'],
  [/\bstands (?:above|below|beside|under|over|before|behind|there|alone|in the place)\b/i, 'is'],
  [/\bholds? the place of\b/i, 'skeleton of, placeholder for'],
  [/\bhears? of\b/i, 'is notified of, sees'],
  [/\bfor want of\b/i, 'without, because … is missing'],
  [/\bwhat (?:became|came) of\b/i, 'the result of'],
  [/\bis good for nothing\b/i, 'is not valid'],
  [/\bthan before it was\b/i, 'than before'],
  [/\breads? otherwise\b/i, 'changes'],
  [/\bin earnest\b/i, 'real'],
  [/\b(?:is|are|was|were|be) no good\b/i, 'is not valid'],
  [/\bamid (?:it|that)\b/i, 'meanwhile, during …'],
  [/, for (?:they|it|he|she|we|there|these|those) (?:is|are|was|were|has|have)\b/i, 'because'],
  [/\b(?:has|have) not[.,;:]/i, 'does not, lacks'],
  [/\bnor (?:has|have|is|are|was|were|does|do|did|can)\b/i, 'a second sentence: … does not either'],
  [/\bin vain\b/i, 'not needed, without effect'],
  [/\bin silence\b/i, 'silently'],
  [/\bbe it\b/i, 'even if, whether'],
  [/\bcomes? to nothing\b/i, 'fails, is cancelled'],
  [/\bsees? to it\b/i, 'checks, makes sure'],
  [/\bever new\b/i, 'keeps asking for new …'],
  [/\banybody[’']s\b|\banybody but\b/i, 'the user it belongs to: only for …'],
  [/\bstands? (?:in the|on a|side by side)\b/i, 'is'],
  [/\b(?:of|by) who (?!is\b|are\b)/i, 'the person: of the caller'],
  [/\btells? of\b/i, 'shows, announces, is about'],
  [/\b(?:is|are|was|were) (?:not )?had\b/i, 'exists, is kept'],
  [/\bthat is none\b/i, 'that does not exist, that is not valid'],
  [/\b(?:an?|the|one) \w+ of theirs\b/i, 'their …'],
  [/\bafresh\b|\bonce more\b/i, 'again'],
  [/\bgo(?:es)? on \w+ing\b/i, 'keeps …ing'],
  [/\bneeds? not\b/i, 'does not have to'],
  [/\b(?:is|are) good for (?:the|\d)/i, 'is valid for'],
  [/\ball that (?:they|it|came|comes|waits)\b/i, 'everything that'],
];

/** Stiff words in a file's comments, test titles, English texts and prose, each with a suggestion. */
export function stiffWordsIn(path: string, house: House): readonly string[] {
  const prose = proseOf(path, house.read(path) ?? '');
  return stiffWords.flatMap(([pattern, instead]) => {
    const found = pattern.exec(prose)?.[0].trim();
    return found === undefined ? [] : [`${path}: "${found}" → ${instead}`];
  });
}

/** Licences are not ours to edit, published policies do not change, and this list and its test contain the words on purpose. */
const exempt =
  /^app\/public\/art\/CREDITS\.md$|^server\/src\/areas\/content\/policies\/documents\/|^tests\/house\/(?:rules\/words|words\.test)\.ts$/;

/** Files in a folder that people read. */
export function readableFiles(folder: string, house: House): readonly string[] {
  return house.filesOf(`${folder}/**/*.{ts,tsx,mjs,md,mdx}`).filter((path) => !exempt.test(path));
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const testTitle = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g;

/** What the server says is in its code: notices, refusals, mails, findings of the audit. Old migrations do not change. */
const serverWords = /^server\/src\/(?!.*\/migrations\/).*(?<!\.test)\.ts$/;
// Comments first, because of their apostrophes.
const commentOrText = new RegExp(
  `${comment.source}|${/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/.source}`,
  'gm',
);

/** What people read of a file, on one line so that phrases match across line breaks. */
function proseOf(path: string, source: string): string {
  const whole = /\.mdx?$|\/(?:texts|formTexts)\/en\.ts$|\/contract\.ts$/.test(path);
  const patterns = whole ? [/[^]+/g] : serverWords.test(path) ? [commentOrText] : [comment, testTitle];
  const parts = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([part]) => part));
  return parts.join('\n').replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
}
