// npm run test:changed: a quick answer about a change in one topic. Runs the checks, and for the topics whose files differ from main: their
// unit, server and component tests, their stories, and the journeys that name them. A change to shared code needs npm test.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './check/runChecks.ts';
import { chooseTests } from './test/chooseTests.ts';
import { coversOf } from './test/coversOf.ts';
import { readChanges } from './test/readChanges.ts';
import { runProjects } from './test/runProjects.ts';
import { type Stage, runStages } from './test/runStages.ts';
import { topicOf, touches } from './test/topicOf.ts';

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
const journeys = find('tests/journeys/**/*.test.ts').filter(
  (path) =>
    changed.includes(path) ||
    coversOf(readFileSync(join(root, path), 'utf8')).some((covered) => topics.some((topic) => touches(topic, covered))),
);

console.log(`Topics: ${topics.join(', ') || 'none'}`);
if (shared.length > 0) console.log(`Shared by all, for npm test: ${shared.join(', ')}`);

const stages: Stage[] = [{ name: 'Checks', run: () => runChecks(root, { quick: true }) }];
if (others.length > 0) {
  stages.push({
    name: 'Units and server over HTTP',
    run: () => runProjects(root, ['unit', 'server', 'embedded'], others),
  });
}
if (components.length > 0) {
  stages.push({ name: 'Components and stories', run: () => runProjects(root, ['components', 'stories'], components) });
}
if (journeys.length > 0) {
  stages.push({
    name: 'Journeys',
    run: () => {
      const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' });
      if (build.status !== 0) return { passed: 0, failures: ['the build'] };
      return runProjects(root, ['journeys'], journeys);
    },
  });
}
process.exitCode = await runStages(stages);
