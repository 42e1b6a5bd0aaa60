// npm run test:mutation: puts small faults into the code of ledger, draw, price and idempotency, one at a time and only in memory, and
// counts how many the tests notice. By default 60 per group, different ones every day.
//   -- --all                    every fault
//   -- --group draw             one group; --file turnSeed.ts one file of it
//   -- --beside                 with the tests beside the code only, which takes seconds
//   -- --reasons                why a test noticed a fault
//   -- --seed 2026-11-22        the same faults as on that day; --sample 20 fewer of them; --workers 1
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { equivalents } from './mutation/equivalents.ts';
import { type MutationGroup, mutationGroups } from './mutation/groups.ts';
import { mutate } from './mutation/mutate.ts';
import { nameOf } from './mutation/Mutant.ts';
import { type Verdict, runMutants } from './mutation/runMutants.ts';
import { sampleMutants } from './mutation/sampleMutants.ts';

const leastKilled = 0.85;

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    group: { type: 'string' },
    file: { type: 'string', default: '' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    sample: { type: 'string', default: '60' },
    workers: { type: 'string', default: '2' },
    beside: { type: 'boolean', default: false },
    reasons: { type: 'boolean', default: false },
  },
});
const root = join(import.meta.dirname, '..');

interface Score {
  group: string;
  mutants: number;
  killed: number;
  survived: number;
  score: string;
}

const scores: Score[] = [];
const survivors: Verdict[] = [];
console.log(`Seed ${values.seed}`);
for (const group of mutationGroups) {
  if (values.group !== undefined && values.group !== group.name) continue;
  // oxlint-disable-next-line no-await-in-loop -- a group has all workers to itself.
  const verdicts = await judgeGroup(group);
  const survived = verdicts.filter(({ fate }) => fate === 'survived');
  const killed = verdicts.length - survived.length;
  survivors.push(...survived);
  scores.push({
    group: group.name,
    mutants: verdicts.length,
    killed,
    survived: survived.length,
    score: `${((100 * killed) / Math.max(verdicts.length, 1)).toFixed(1)} %`,
  });
  if (killed < leastKilled * verdicts.length) process.exitCode = 1;
}
for (const { mutant } of survivors) {
  console.log(`survived: ${mutant.file}:${mutant.line}  ${mutant.change}\n  ${mutant.code}`);
}
console.table(scores);
if (process.exitCode === 1) console.error(`A group is below ${100 * leastKilled} %: write tests that notice them.`);

async function judgeGroup({ name, files, tests }: MutationGroup): Promise<Verdict[]> {
  const every = files
    .filter((file) => file.endsWith(values.file))
    .flatMap((file) => mutate(file, readFileSync(join(root, file), 'utf8')))
    .filter((mutant) => equivalents[nameOf(mutant)] === undefined);
  const chosen = values.all ? every : sampleMutants(every, Number(values.sample), values.seed);
  console.log(`\n${name}: ${chosen.length} of ${every.length} faults`);
  const began = Date.now();
  return runMutants(chosen, {
    tests,
    beside: values.beside,
    workers: Math.min(Number(values.workers), chosen.length),
    onVerdict: ({ mutant, fate, killer, reason }) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(0);
      const where = `${mutant.file}:${mutant.line}  ${mutant.change}`;
      console.log(`${seconds.padStart(5)} s  ${fate.padEnd(8)} ${where}`);
      if (values.reasons && killer !== null) console.log(`         ${killer}: ${reason}`);
    },
  });
}
