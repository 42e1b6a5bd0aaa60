// npm test after installation: checks, build, size, and every Vitest project, counted together. With TEST_LONG=1 (npm run test:long) it
// also runs in full what npm test thins out.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Weight, describeBudget, readBudget } from './build/budget.ts';
import type { Tally } from './check/Tally.ts';
import { runChecks } from './check/runChecks.ts';
import { long } from './test/long.ts';
import { requireUserName } from './test/requireUserName.ts';
import { runProjects } from './test/runProjects.ts';
import { runStages } from './test/runStages.ts';

const root = join(import.meta.dirname, '..');

try {
  requireUserName();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}

process.exitCode = await runStages([
  { name: 'Checks', run: () => runChecks(root) },
  { name: 'Build and size', run: build },
  {
    name: 'Units, repository, server over HTTP, components and stories in a browser',
    run: () =>
      runProjects(root, [
        'unit',
        'house',
        'server',
        'components',
        'stories',
        'own-page',
        ...(long ? ['embedded'] : []),
      ]),
  },
  {
    name: 'Journeys in a browser against the server, and kill -9 under load',
    run: () => runProjects(root, ['journeys']),
  },
]);

function build(): Tally {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return { passed: 0, failures: ['the build'] };
  const weights = readBudget(root);
  const over = weights.filter(({ bytes, allowed }: Weight) => bytes > allowed);
  if (over.length > 0) console.log(`${describeBudget(over)} See app/budget.json.`);
  return { passed: 1 + weights.length - over.length, failures: over.map(({ name }) => `the budget of ${name}`) };
}
