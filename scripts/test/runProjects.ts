import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../check/Tally.ts';

/** The parts of Vitest's JSON report that are counted. */
interface Report {
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
}

/** Runs projects of vitest.workspace.ts and counts their tests. */
export async function runProjects(root: string, projects: readonly string[]): Promise<Tally> {
  const reportPath = join(root, '.cache/test', `${projects.join('-')}.json`);
  mkdirSync(join(root, '.cache/test'), { recursive: true });
  rmSync(reportPath, { force: true });
  const code = await vitest(root, [
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath}`,
  ]);
  const tally = countTests(reportPath);
  // An error outside of every test, or a run that ended before its report.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function countTests(reportPath: string): Tally {
  let report: Report;
  try {
    // Written by Vitest's own reporter.
    report = JSON.parse(readFileSync(reportPath, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1 };
  }
  const tally = { passed: 0, failed: 0 };
  for (const file of report.testResults) {
    const count = (status: string): number => file.assertionResults.filter((result) => result.status === status).length;
    tally.passed += count('passed');
    // A file that failed before its first test, or in a hook, is one failure.
    tally.failed += Math.max(count('failed'), file.status === 'failed' ? 1 : 0);
  }
  return tally;
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
