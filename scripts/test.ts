// The whole of npm test, once packages are installed: checks, build, size, and every Vitest project, counted together.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Weight, describeBudget, readBudget } from './build/budget.ts';
import { type Tally, addTallies } from './check/Tally.ts';
import { runChecks } from './check/runChecks.ts';
import { runProjects } from './test/runProjects.ts';

const root = join(import.meta.dirname, '..');

const steps: readonly { name: string; run: () => Tally | Promise<Tally> }[] = [
  { name: 'Checks', run: () => runChecks(root) },
  { name: 'Build and size', run: build },
  {
    name: 'Units, repository, and server over HTTP',
    run: () => runProjects(root, ['unit', 'house', 'server']),
  },
  {
    name: 'Components and stories in a browser',
    // Two browsers side by side, because each waits more than it computes.
    run: async () => addTallies(await Promise.all([runProjects(root, ['components']), runStories()])),
  },
  {
    name: 'Journeys in a browser against the server, and kill -9 under load',
    run: () => runProjects(root, ['journeys', 'crash']),
  },
];

const tallies: Tally[] = [];
for (const { name, run } of steps) {
  const begun = performance.now();
  console.log(`\n── ${name}`);
  const tally = await run();
  tallies.push(tally);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `── ${name}: ${tally.passed} ok${tally.failures.length > 0 ? `, ${tally.failures.length} not ok` : ''} in ${seconds} s`,
  );
}

const { passed, failures } = addTallies(tallies);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function runStories(): Promise<Tally> {
  return addTallies([await runProjects(root, ['stories']), await runProjects(root, ['every-story'])]);
}

function build(): Tally {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return { passed: 0, failures: ['the build'] };
  const weights = readBudget(root);
  const over = weights.filter(({ bytes, allowed }: Weight) => bytes > allowed);
  if (over.length > 0) console.log(`${describeBudget(over)} See app/budget.json.`);
  return { passed: 1 + weights.length - over.length, failures: over.map(({ name }) => `the budget of ${name}`) };
}
