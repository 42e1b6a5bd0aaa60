// npm run figures: prints the size of the house at a commit, as a table to compare. `-- --topic=account/people` adds the cost of one of its
// screens, `-- --files=<glob> --files=… --screens=<count>` does the same for given files, `-- --at=<commit>` picks
// another commit than the last.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenFiles, countHouse, countTopic, type Figure, globsOf } from './figures/countHouse.ts';
import { countHops, readImports } from './figures/countHops.ts';
import { countScaffold } from './figures/countScaffold.ts';
import { findCentral, mentionOf } from './figures/findCentral.ts';
import { readCommit } from './figures/readCommit.ts';
import { askGit } from './git/askGit.ts';

const { values: options } = parseArgs({
  options: {
    at: { type: 'string', default: 'HEAD' },
    topic: { type: 'string' },
    files: { type: 'string', multiple: true },
    screens: { type: 'string' },
  },
});

const root = join(import.meta.dirname, '..');
const commit = askGit(root, 'rev-parse', '--verify', options.at)?.trim() ?? options.at;
const files = readCommit(root, commit);
const areas = [
  ...new Set(files.flatMap(({ path }) => /^packages\/ui\/src\/(\w+)\/(?:\w+\/)?texts\//.exec(path)?.[1] ?? [])),
].filter((folder) => folder !== 'i18n');
const central = findCentral(grep('-oiE', mentionOf(areas), '*.ts', '*.tsx', '*.mjs', '*.json'), areas);
const figures: Figure[] = [...countHouse(files), { name: 'files that list areas', value: central.length }];

const globs = options.files ?? (options.topic === undefined ? [] : globsOf(options.topic));
const topic = chosenFiles(files, globs);
const paths = topic.map(({ path }) => path);
if (globs.length > 0) {
  const calls = topic.length === 0 ? [] : grep('-oE', String.raw`\bdefineCall\(`, ...paths);
  figures.push(...countTopic(topic, calls.length, options.screens === undefined ? undefined : Number(options.screens)));
}

const hops = countHops(
  files.map(({ path }) => path),
  readImports(
    files.map(({ path }) => path),
    grep('-E', " from '", '*.ts', '*.tsx'),
  ),
);
figures.push(
  { name: 'bytes of its history in git', value: Number(askGit(root, 'rev-list', '--disk-usage', '--objects', commit)) },
  ...hops,
  ...countScaffold(),
);

console.log(`| at ${commit.slice(0, 10)} | |\n|---|---:|`);
for (const { name, value } of figures) console.log(`| ${name} | ${value.toLocaleString('en-US')} |`);
console.log(`\nFiles that list areas:\n${central.join('\n')}`);
for (const { name, modules } of hops) console.log(`\n${name}:\n${modules.join('\n')}`);
if (globs.length > 0) console.log(`\nFiles of the topic:\n${paths.join('\n')}`);

/** Rows that git finds in the commit, without the commit's name. */
function grep(how: string, pattern: string, ...where: readonly string[]): readonly string[] {
  const found = askGit(root, 'grep', how, '-I', pattern, commit, '--', ...where) ?? '';
  return found
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.slice(commit.length + 1));
}
