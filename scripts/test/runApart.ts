import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Tally } from '../check/Tally.ts';

/**
 * Runs projects of vitest.workspace.ts in a process of their own, so that several can run at once, and prints their output when they end. A
 * process that dies is a failure.
 */
export async function runApart(root: string, projects: readonly string[]): Promise<Tally> {
  const child = fork(join(import.meta.dirname, 'projects.ts'), projects, { cwd: root, silent: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let tally: Tally | undefined;
  child.once('message', (message) => {
    // Sent by projects.ts alone.
    tally = message as Tally;
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  console.log(output);
  return tally ?? { passed: 0, failures: [`${projects.join(', ')}: the process ended with ${code ?? 'a signal'}`] };
}
