import { expect, it } from 'vitest';
import { houseOf, theHouse } from './house.ts';
import { readableFiles, stiffWordsIn } from './rules/words.ts';

const folders = ['packages', '.storybook', 'app', 'server', 'scripts', 'tests', 'docs'];

it.for(folders)('%s is written in plain English', (folder) => {
  const faults = readableFiles(folder, theHouse).flatMap((path) => stiffWordsIn(path, theHouse));
  expect(faults).toEqual([]);
});

it('the README is written in plain English', () => {
  expect(stiffWordsIn('README.md', theHouse)).toEqual([]);
});

it.for([
  ['a.ts', '/** Whoever asks is answered. */\n', 'Whoever'],
  ['a.ts', '/** Whom it concerns. */\n', 'Whom'],
  ['a.ts', '// The empty list of a player who follows nobody.\n', 'who follows nobody'],
  [
    'packages/api/src/a/b/contract.ts',
    "summary: 'Follows a player no more; again changes nothing.',\n",
    'a player no more',
  ],
  ['a.ts', '/** The list is read anew. */\n', 'anew'],
  ['a.ts', '/**\n * Holds the\n * place of a form.\n */\n', 'Holds the place of'],
  ['a.ts', 'load(); // for whom it is\n', 'for whom'],
  ['a.test.ts', "it('leads who is new to the start', () => {});\n", 'leads who'],
  ['docs/a.md', 'What stands here is old.\n', 'What stands'],
  ['packages/ui/src/account/names/texts/en.ts', "export default { title: 'Told unless told' };\n", 'unless told'],
  ['docs/a.md', 'They stay, for they are colors first.\n', ', for they are'],
  ['a.ts', '// Rows have not: they move.\n', 'have not:'],
  ['a.ts', '// The filter stands in the address.\n', 'stands in the'],
  ['a.ts', '/** The network of who asks. */\n', 'of who'],
  ['a.test.ts', "it('keeps an id that is none', () => {});\n", 'that is none'],
  ['a.ts', '// It reads once more.\n', 'once more'],
  [
    'server/src/areas/a/b/messages.ts',
    "export const late: Translated = { vn: 'Trễ', zh: '迟', en: 'You asked in vain.' };\n",
    'in vain',
  ],
  ['server/src/areas/a/b/aNotices.ts', 'const words = { en: `Sent to ${name}, told of once more` };\n', 'once more'],
  [
    'server/src/areas/a/b/checks.ts',
    "const check = {\n  invariant: 'a box is held by whom its line says',\n};\n",
    'by whom',
  ],
] as const)('a stiff word is caught in %s: %s', ([path, source, word]) => {
  expect(stiffWordsIn(path, houseOf({ [path]: source }))).toEqual([expect.stringContaining(`"${word}"`)]);
});

it('plain sentences and code are let through', () => {
  const source =
    "/** Reloads the list; null for guests. */\nconst whom = 'anew';\nit('shows the whole price', () => {});\n";
  expect(stiffWordsIn('a.test.ts', houseOf({ 'a.test.ts': source }))).toEqual([]);
  const code = "import { hearers } from './hearers.ts';\nfor (const hear of hearers) hear(whom, 'everybody');\n";
  expect(stiffWordsIn('server/src/a.ts', houseOf({ 'server/src/a.ts': code }))).toEqual([]);
});
