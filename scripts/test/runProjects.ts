import { join, relative } from 'node:path';
import { type TestModule, type TestProject, startVitest } from 'vitest/node';
import type { Tally } from '../check/Tally.ts';

/**
 * Runs projects of vitest.workspace.ts, counts their tests and names failures.
 * Retries a file that a busy browser lost before its last test; never a failed test.
 * With `files`, which are parts of paths, only those run.
 */
export async function runProjects(
  root: string,
  projects: readonly string[],
  files: readonly string[] = [],
): Promise<Tally> {
  const first = await runOnce(root, projects, files);
  if (first.unfinished.length === 0) return { passed: first.passed, failures: [...first.failures, ...first.strays] };
  for (const stray of first.strays) console.log(stray);
  const lost = first.unfinished.map(({ file }) => file);
  console.log(`Retrying, because the browser lost them: ${lost.join(', ')}`);
  const second = await runOnce(root, projects, lost);
  const lostAgain = second.unfinished.map(({ where, reason }) => `${where}: ${reason}`);
  return {
    passed: first.passed + second.passed,
    failures: [...first.failures, ...second.failures, ...second.strays, ...lostAgain],
  };
}

/** A file where at least one test never ended and none failed; its passed tests are not counted. */
interface Unfinished {
  /** Relative to the root. */
  file: string;
  /** File and project. */
  where: string;
  reason: string;
}

interface Run extends Tally {
  unfinished: readonly Unfinished[];
  /** Errors thrown outside of every test. */
  strays: readonly string[];
}

async function runOnce(root: string, projects: readonly string[], files: readonly string[]): Promise<Run> {
  const vitest = await startVitest([...files], {
    root,
    config: join(root, 'vitest.workspace.ts'),
    project: [...projects],
    watch: false,
  });
  try {
    const specifications = await vitest.globTestSpecifications([...files]);
    const outcomes = specifications.map(({ testModule, moduleId, project }) =>
      readModule(relative(root, moduleId), project, testModule),
    );
    return {
      passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
      failures: outcomes.flatMap(({ failures }) => failures),
      unfinished: outcomes.flatMap(({ unfinished }) => unfinished ?? []),
      strays: vitest.state.getUnhandledErrors().map((error) => `outside of every test: ${firstLine(messageOf(error))}`),
    };
  } finally {
    await vitest.close();
    // Vitest sets an exit code for its own runs; here the tally decides.
    process.exitCode = 0;
  }
}

interface Outcome extends Tally {
  unfinished?: Unfinished;
}

function readModule(file: string, project: TestProject, module: TestModule | undefined): Outcome {
  const where = `${file} (${project.name})`;
  const tests = [...(module?.children.allTests() ?? [])];
  const results = tests.map((test) => ({ name: test.fullName, ...test.result() }));
  const failed = results.filter(({ state }) => state === 'failed');
  const failures = failed.map(({ name, errors }) => `${where}: ${name}: ${firstLine(errors?.[0]?.message)}`);
  if (tests.length === 0 || (failures.length === 0 && results.some(({ state }) => state === 'pending'))) {
    const reason = firstLine(module?.errors()[0]?.message ?? 'not every test was run');
    return { passed: 0, failures: [], unfinished: { file, where, reason } };
  }
  // A file that failed in a hook counts as one failure.
  if (failures.length === 0) {
    failures.push(...(module?.errors() ?? []).map(({ message }) => `${where}: ${firstLine(message)}`));
  }
  return { passed: results.filter(({ state }) => state === 'passed').length, failures };
}

/** Errors from another process arrive as plain objects. */
function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : 'no message';
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? '';
}
