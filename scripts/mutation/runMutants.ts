import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Mutant } from './Mutant.ts';

/** A request to a worker: run tests with a fault in the code, or without one. */
export interface Order {
  mutant: Mutant | null;
  tests: readonly string[];
}

/** The test that failed; null when all passed. */
export interface Outcome {
  test: string | null;
  reason: string | null;
  /** True when a test loaded the mutant's file. */
  loaded: boolean;
}

export interface Verdict {
  mutant: Mutant;
  fate: 'killed' | 'timeout' | 'survived';
}

interface Settings {
  tests: readonly string[];
  workers: number;
  onVerdict: (verdict: Verdict) => void;
}

/** Runs the tests on each mutant. Throws when they fail without a fault. */
export async function runMutants(mutants: readonly Mutant[], settings: Settings): Promise<Verdict[]> {
  const queue = [...mutants];
  const verdicts = await Promise.all(Array.from({ length: settings.workers }, () => work(queue, settings)));
  return verdicts.flat();
}

async function work(queue: Mutant[], { tests, onVerdict }: Settings): Promise<Verdict[]> {
  if (queue.length === 0) return [];
  let worker = await startWorker();
  try {
    const began = Date.now();
    const { test, reason } = await ask(worker, { mutant: null, tests }, 600_000);
    if (test !== null) throw new Error(`${test} fails without a fault: ${reason}`);
    // A fault may make a test wait for its own timeout, which is a minute.
    const patience = 120_000 + 3 * (Date.now() - began);
    let order = [...tests];
    const verdicts: Verdict[] = [];
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const outcome = await ask(worker, { mutant, tests: order }, patience).catch(() => null);
      if (outcome === null) {
        end(worker);
        worker = await startWorker();
      }
      // A test that fails without loading the fault has another reason.
      const killer = outcome?.loaded ? outcome.test : null;
      if (killer) order = [killer, ...tests.filter((one) => one !== killer)];
      const verdict: Verdict = { mutant, fate: outcome === null ? 'timeout' : killer ? 'killed' : 'survived' };
      onVerdict(verdict);
      verdicts.push(verdict);
    }
    return verdicts;
  } finally {
    end(worker);
  }
}

async function startWorker(): Promise<ChildProcess> {
  // A separate process group, so that a test in an endless loop ends with it.
  const worker = fork(join(import.meta.dirname, 'worker.ts'), {
    detached: true,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  await once(worker, 'message');
  return worker;
}

async function ask(worker: ChildProcess, order: Order, patience: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(patience);
  worker.send(order);
  const [outcome] = (await once(worker, 'message', { signal })) as [Outcome];
  return outcome;
}

function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
