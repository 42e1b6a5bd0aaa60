import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Tally } from '../check/Tally.ts';

/** The parts of Vitest's JSON report that are counted. */
interface Report {
  testResults: readonly FileResult[];
}

interface FileResult {
  name: string;
  status: string;
  message?: string;
  assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] | null }[];
}

/**
 * Runs projects of vitest.workspace.ts, counts their tests and names those that failed.
 * A file that a busy browser could not even load is run once more by itself; a test that failed is not.
 */
export async function runProjects(root: string, projects: readonly string[]): Promise<Tally> {
  const first = await runOnce(root, projects, []);
  if (first.notLoaded.length === 0) return first;
  console.log(`Once more, because it could not be loaded: ${first.notLoaded.join(', ')}`);
  const second = await runOnce(root, projects, first.notLoaded);
  return {
    passed: first.passed + second.passed,
    failures: [...first.failures, ...second.failures, ...second.notLoaded],
  };
}

/** A run's tests, and the files of which not one test was run. */
interface Run extends Tally {
  notLoaded: readonly string[];
}

async function runOnce(root: string, projects: readonly string[], files: readonly string[]): Promise<Run> {
  const reportPath = join(root, '.cache/test', `${projects.join('-')}.json`);
  mkdirSync(join(root, '.cache/test'), { recursive: true });
  rmSync(reportPath, { force: true });
  const code = await vitest(root, [
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath}`,
  ]);
  const run = readRun(root, reportPath);
  if (code === 0 || run.failures.length + run.notLoaded.length > 0) return run;
  return { ...run, failures: [`${projects.join(' and ')}: an error outside of every test`] };
}

function readRun(root: string, reportPath: string): Run {
  let report: Report;
  try {
    // Written by Vitest's own reporter.
    report = JSON.parse(readFileSync(reportPath, 'utf8')) as Report;
  } catch {
    return { passed: 0, failures: ['a run that ended before its report'], notLoaded: [] };
  }
  let passed = 0;
  const failures: string[] = [];
  const notLoaded: string[] = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    passed += assertionResults.filter((result) => result.status === 'passed').length;
    for (const { fullName, failureMessages } of failed) {
      failures.push(`${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`);
    }
    if (status !== 'failed' || failed.length > 0) continue;
    if (assertionResults.length === 0) notLoaded.push(file);
    // A file that failed in a hook is one failure.
    else failures.push(`${file}: ${firstLine(message)}`);
  }
  return { passed, failures, notLoaded };
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? '';
}

function vitest(root: string, args: readonly string[]): Promise<number> {
  const cli = join(root, 'node_modules/vitest/vitest.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, 'run', '--config', 'vitest.workspace.ts', ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
