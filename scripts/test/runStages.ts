import { type Tally, addTallies } from '../check/Tally.ts';

export interface Stage {
  name: string;
  run: () => Tally | Promise<Tally>;
}

/** Runs the stages in turn, then prints each one's time and failures. Returns the exit code. */
export async function runStages(stages: readonly Stage[]): Promise<0 | 1> {
  const done: { name: string; tally: Tally; seconds: number }[] = [];
  for (const { name, run } of stages) {
    console.log(`\n── ${name}`);
    const begun = performance.now();
    const tally = await run();
    done.push({ name, tally, seconds: (performance.now() - begun) / 1000 });
  }
  console.log('');
  const total = addTallies(done.map(({ tally }) => tally));
  const all = { name: 'Together', tally: total, seconds: done.reduce((sum, { seconds }) => sum + seconds, 0) };
  for (const { name, tally, seconds } of [...done, all]) {
    const failed = tally.failures.length > 0 ? `, ${tally.failures.length} not ok` : '';
    console.log(`${String(Math.round(seconds)).padStart(5)} s  ${name}: ${tally.passed} ok${failed}`);
  }
  for (const failure of total.failures) console.log(`✗ ${failure}`);
  console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
  return total.failures.length === 0 ? 0 : 1;
}
