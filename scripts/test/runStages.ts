import { type Tally, addTallies } from '../check/Tally.ts';

export interface Stage {
  name: string;
  run: () => Tally | Promise<Tally>;
}

interface Ended {
  name: string;
  tally: Tally;
  seconds: number;
}

/** Runs the stages in turn, then the lanes of stages beside each other. Prints each stage's time and failures, and returns the exit code. */
export async function runStages(stages: readonly Stage[], lanes: readonly (readonly Stage[])[] = []): Promise<0 | 1> {
  const begun = performance.now();
  const ended = [...(await runInTurn(stages)), ...(await Promise.all(lanes.map(runInTurn))).flat()];
  const seconds = secondsSince(begun);
  const total = addTallies(ended.map(({ tally }) => tally));
  console.log('');
  for (const stage of [...ended, { name: 'Together', tally: total, seconds }]) console.log(describe(stage));
  for (const failure of total.failures) console.log(`✗ ${failure}`);
  console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
  return total.failures.length === 0 ? 0 : 1;
}

async function runInTurn(stages: readonly Stage[]): Promise<readonly Ended[]> {
  const ended: Ended[] = [];
  for (const { name, run } of stages) {
    console.log(`\n── ${name}`);
    const begun = performance.now();
    const tally = await run();
    ended.push({ name, tally, seconds: secondsSince(begun) });
  }
  return ended;
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1000;
}

function describe({ name, tally, seconds }: Ended): string {
  const failed = tally.failures.length > 0 ? `, ${tally.failures.length} not ok` : '';
  return `${String(Math.round(seconds)).padStart(5)} s  ${name}: ${tally.passed} ok${failed}`;
}
