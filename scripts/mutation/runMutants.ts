import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Mutant } from './Mutant.ts';

/** A request to a worker: run a test file with a fault in the code, or without one. */
export interface Order {
  mutant: Mutant | null;
  test: string;
  /** For each of its tests, in ms. */
  timeout: number;
}

export interface Outcome {
  /** Why the test failed; null when it passed. */
  reason: string | null;
  /** True when the test loaded the mutant's file. */
  loaded: boolean;
  /** Files that a passed test imports, itself or through others. */
  files: readonly string[];
  /** How long its slowest test took, in ms. */
  slowest: number;
}

export interface Verdict {
  mutant: Mutant;
  fate: 'killed' | 'timeout' | 'survived';
  /** The test file that noticed it. */
  killer: string | null;
  /** Why that failed. */
  reason: string | null;
}

interface Settings {
  tests: readonly string[];
  /** Only the test beside the mutant's file. */
  beside: boolean;
  workers: number;
  onVerdict: (verdict: Verdict) => void;
}

/** A test file, as it runs without a fault. */
interface Healthy {
  files: ReadonlySet<string>;
  /** For each of its tests: a fault may make it wait forever. */
  timeout: number;
  /** For the whole file: a fault may make it compute forever. */
  patience: number;
}

/** Runs the tests on each mutant, those of its own file first. Throws when they fail without a fault. */
export async function runMutants(mutants: readonly Mutant[], settings: Settings): Promise<Verdict[]> {
  const queue = [...mutants];
  const verdicts = await Promise.all(Array.from({ length: settings.workers }, () => work(queue, settings)));
  return verdicts.flat();
}

async function work(queue: Mutant[], { tests, beside, onVerdict }: Settings): Promise<Verdict[]> {
  if (queue.length === 0) return [];
  let worker = await startWorker();
  try {
    let order = [...tests];
    const healthy = new Map<string, Healthy>();
    const verdicts: Verdict[] = [];
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const verdict: Verdict = { mutant, fate: 'survived', killer: null, reason: null };
      for (const test of testsFor(mutant, order, beside)) {
        // Only now: many a test is never needed.
        const { files, timeout, patience } = healthy.get(test) ?? (await runHealthy(worker, test));
        healthy.set(test, { files, timeout, patience });
        if (!files.has(mutant.file)) continue;
        const outcome = await ask(worker, { mutant, test, timeout }, patience).catch(() => null);
        if (outcome === null) {
          end(worker);
          worker = await startWorker();
        }
        // A test that fails without loading the fault has another reason.
        if (outcome !== null && (outcome.reason === null || !outcome.loaded)) continue;
        verdict.fate = outcome === null ? 'timeout' : 'killed';
        verdict.killer = test;
        verdict.reason = outcome?.reason ?? null;
        order = [test, ...order.filter((one) => one !== test)];
        break;
      }
      onVerdict(verdict);
      verdicts.push(verdict);
    }
    return verdicts;
  } finally {
    end(worker);
  }
}

async function runHealthy(worker: ChildProcess, test: string): Promise<Healthy> {
  const began = Date.now();
  const { reason, files, slowest } = await ask(worker, { mutant: null, test, timeout: 120_000 }, 900_000);
  if (reason !== null) throw new Error(`${test} fails without a fault: ${reason}`);
  const timeout = Math.round(5_000 + 5 * slowest);
  return { files: new Set(files), timeout, patience: 20_000 + 2 * timeout + 3 * (Date.now() - began) };
}

/** The test beside the mutant's file, then those that noticed the last mutants. */
function testsFor({ file }: Mutant, order: readonly string[], onlyBeside: boolean): string[] {
  const beside = file.replace(/\.ts$/, '.test.ts');
  return [...order.filter((test) => test === beside), ...(onlyBeside ? [] : order.filter((test) => test !== beside))];
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

/** Lets the worker stop its PostgreSQL, and kills what is left. */
function end(worker: ChildProcess): void {
  const { pid } = worker;
  const kill = setTimeout(() => {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }, 20_000);
  worker.once('exit', () => clearTimeout(kill));
  if (worker.connected) worker.disconnect();
}
