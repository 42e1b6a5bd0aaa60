// npm run test:changed: a quick answer about a change in one topic. Checks types and format, lints the changed files, and runs for the topics
// whose files differ from main: their unit, server and component tests, their stories, and the two journeys nearest to them. A change to
// shared code needs npm test.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './check/runChecks.ts';
import { chooseJourneys } from './test/chooseJourneys.ts';
import { chooseTests } from './test/chooseTests.ts';
import { coversOf } from './test/coversOf.ts';
import { readChanges } from './test/readChanges.ts';
import { runProjects } from './test/runProjects.ts';
import { type Stage, runStages } from './test/runStages.ts';
import { topicOf } from './test/topicOf.ts';

const root = join(import.meta.dirname, '..');
const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

const areas = new Set(find('packages/ui/src/*/*/texts').map((path) => path.split('/')[3] ?? ''));
const changed = readChanges(root);
const topics = [...new Set(changed.map((path) => topicOf(path, areas)).filter((topic) => topic !== null))];
const shared = changed.filter((path) => topicOf(path, areas) === null && /\.tsx?$/.test(path));

const { others, components } = chooseTests(find('{packages/*,app,server}/src/**/*.{test.ts,test.tsx,stories.tsx}'), {
  files: changed,
  topics,
  areas,
});
const journeys = chooseJourneys(
  find('tests/journeys/**/*.test.ts').map((path) => ({
    path,
    covers: coversOf(readFileSync(join(root, path), 'utf8')),
  })),
  { files: changed, topics, most: 2 },
);

console.log(`Topics: ${topics.join(', ') || 'none'}`);
if (shared.length > 0) console.log(`Shared by all, for npm test: ${shared.join(', ')}`);
if (journeys.left.length > 0) console.log(`More journeys, for npm test: ${journeys.left.join(', ')}`);

const stages: Stage[] = [{ name: 'Checks', run: () => runChecks(root, { changed }) }];
const tests = [...others, ...components];
if (tests.length > 0) {
  const projects = [
    ...(others.length > 0 ? ['unit', 'server'] : []),
    ...(components.length > 0 ? ['components', 'stories'] : []),
  ];
  stages.push({
    name: 'Units, server over HTTP, components and stories',
    run: () => runProjects(root, projects, tests),
  });
}
if (journeys.chosen.length > 0) {
  stages.push({
    name: 'Journeys',
    run: () => {
      const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' });
      if (build.status !== 0) return { passed: 0, failures: ['the build'] };
      return runProjects(root, ['journeys'], journeys.chosen);
    },
  });
}
process.exitCode = await runStages(stages);
