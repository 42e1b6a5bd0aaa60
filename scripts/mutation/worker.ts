// A Vitest that stays warm: receives a mutant by message, runs the tests until one fails, and answers.
import { resolve } from 'node:path';
import { type TestModule, createVitest } from 'vitest/node';
import { type Mutant, applyMutant } from './Mutant.ts';
import type { Order, Outcome } from './runMutants.ts';

const root = resolve(import.meta.dirname, '../..');
let mutant: Mutant | null = null;
let loaded = false;

const vitest = await createVitest(
  { root, config: false, watch: false, bail: 1, maxWorkers: 1, reporters: [{}], fsModuleCache: false },
  {
    logLevel: 'silent',
    test: {
      projects: [
        {
          plugins: [
            {
              name: 'mutant',
              enforce: 'pre',
              transform(code, id) {
                if (mutant === null || id.split('?')[0] !== resolve(root, mutant.file)) return null;
                loaded = true;
                return applyMutant(code, mutant);
              },
            },
          ],
          test: {
            name: 'mutation',
            root,
            // Cached from a run without the fault, or with another.
            fsModuleCache: false,
            include: ['{server,packages}/**/*.test.ts'],
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  },
);
await vitest.standalone();
const project = onlyProject();

process.on('message', (order: Order) => {
  void judge(order).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => void vitest.close().then(() => process.exit(0)));
process.send?.({ ready: true });

function onlyProject() {
  const [only] = vitest.projects;
  if (!only) throw new Error('Vitest has no project');
  return only;
}

async function judge(order: Order): Promise<Outcome> {
  if (mutant !== null) vitest.invalidateFile(resolve(root, mutant.file));
  mutant = order.mutant;
  loaded = false;
  if (mutant !== null) vitest.invalidateFile(resolve(root, mutant.file));
  for (const test of order.tests) {
    const specification = project.createSpecification(resolve(root, test));
    // oxlint-disable-next-line no-await-in-loop -- the next file runs only if this one passed.
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    // The result includes the files of earlier runs.
    const module = testModules.find(({ moduleId }) => moduleId === specification.moduleId);
    if (module?.ok() !== true || unhandledErrors.length > 0) return { test, reason: reasonOf(module), loaded };
  }
  return { test: null, reason: null, loaded };
}

function reasonOf(module: TestModule | undefined): string {
  if (module === undefined) return 'there is no such test file';
  const [test] = module.children.allTests('failed');
  const [error] = test?.result().errors ?? module.errors();
  return `${test?.fullName ?? 'outside of every test'}: ${error?.message ?? ''}`;
}
