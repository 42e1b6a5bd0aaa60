import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Runs a file with this body in its own process, and returns its count. */
async function tallyOf(body: string): Promise<unknown> {
  // Inside the repository, where Vitest is found.
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/tally-'));
  const project = "{ test: { name: 'sample', include: ['*.test.ts'] } }";
  const run = `import { runProjects } from '../../scripts/test/runProjects.ts';
    process.send?.(await runProjects(import.meta.dirname, ['sample']));
    process.disconnect();`;
  try {
    await writeFile(join(folder, 'vitest.workspace.ts'), `export default { test: { projects: [${project}] } };`);
    await writeFile(join(folder, 'sample.test.ts'), `import { beforeAll, expect, it } from 'vitest';\n${body}`);
    await writeFile(join(folder, 'run.ts'), run);
    const child = fork(join(folder, 'run.ts'), { execArgv: [], silent: true });
    let tally: unknown;
    child.once('message', (message) => {
      tally = message;
    });
    await once(child, 'exit');
    return tally;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it.concurrent('counts passed tests and names failed ones', { timeout: 60_000 }, async () => {
  const tally = await tallyOf(
    "it('adds', () => expect(1 + 1).toBe(2)); it('multiplies', () => expect(2 * 3, 'two threes').toBe(5));",
  );
  expect(tally).toEqual({
    passed: 1,
    failures: [expect.stringMatching(/^sample\.test\.ts \(sample\): multiplies: .*two threes/)],
  });
});

it.concurrent('names failures outside the tests', { timeout: 60_000 }, async () => {
  const hook = await tallyOf("beforeAll(() => { throw new Error('no ground'); }); it('stands', () => {});");
  expect(hook).toEqual({ passed: 0, failures: ['sample.test.ts (sample): no ground'] });
  const stray = await tallyOf("it('leaves something behind', () => { void Promise.reject(new Error('a stray')); });");
  expect(stray).toEqual({ passed: 1, failures: ['outside of every test: a stray'] });
});

it.concurrent('fails for a file that does not load, after trying it twice', { timeout: 60_000 }, async () => {
  const tally = await tallyOf("throw new Error('cannot load');");
  expect(tally).toEqual({ passed: 0, failures: ['sample.test.ts (sample): cannot load'] });
});
