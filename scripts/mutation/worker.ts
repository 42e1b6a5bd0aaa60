// A Vitest and a PostgreSQL that stay warm: receives a mutant and a test file by message, runs the test, and answers.
import { relative, resolve } from 'node:path';
import type { EnvironmentModuleNode } from 'vite';
import { type TestModule, createVitest } from 'vitest/node';
import { dropTestDatabases } from '../../server/src/testing/dropTestDatabases.ts';
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
            // As the project `server`.
            isolate: false,
            globalSetup: ['server/src/testing/sharedPostgres.ts'],
            setupFiles: ['server/src/testing/quickHashes.ts'],
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

async function judge({ mutant: fault, test, timeout }: Order): Promise<Outcome> {
  if (mutant !== null) vitest.invalidateFile(resolve(root, mutant.file));
  mutant = fault;
  loaded = false;
  if (mutant !== null) vitest.invalidateFile(resolve(root, mutant.file));
  project.config.testTimeout = timeout;
  const specification = project.createSpecification(resolve(root, test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  await dropTestDatabases(project.getProvidedContext().templateUrl);
  // The result includes the files of earlier runs.
  const module = testModules.find(({ moduleId }) => moduleId === specification.moduleId);
  if (module?.ok() !== true || unhandledErrors.length > 0) {
    return { reason: reasonOf(module), loaded, files: [], slowest: 0 };
  }
  return { reason: null, loaded, files: filesOf(module), slowest: slowestOf(module) };
}

/** Every file that a test imports, itself or through others. */
function filesOf({ moduleId, viteEnvironment }: TestModule): string[] {
  const first = viteEnvironment?.moduleGraph.getModuleById(moduleId);
  const seen = new Set<EnvironmentModuleNode>(first ? [first] : []);
  for (const module of seen) for (const imported of module.importedModules) seen.add(imported);
  return [...seen].flatMap(({ file }) => (file === null ? [] : [relative(root, file)]));
}

/** How long the slowest test of a file took, in ms. */
function slowestOf(module: TestModule): number {
  return Math.max(0, ...[...module.children.allTests()].map((test) => test.diagnostic()?.duration ?? 0));
}

function reasonOf(module: TestModule | undefined): string {
  if (module === undefined) return 'there is no such test file';
  const [test] = module.children.allTests('failed');
  const [error] = test?.result().errors ?? module.errors();
  return `${test?.fullName ?? 'outside of every test'}: ${error?.message ?? ''}`;
}
