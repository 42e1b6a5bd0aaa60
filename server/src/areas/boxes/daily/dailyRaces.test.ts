import { drawDaily } from '@mcy/api/boxes/daily/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';
import { createTestDaily } from '../../../testing/createTestDaily.ts';

const rounds = 10;
const day = 86_400_000;
const evening = new Date('2026-12-02T13:00:00Z');
const midnight = new Date('2026-12-02T17:00:00Z');

describe('on two servers', () => {
  const serverOf = provideTwoServers();
  beforeAll(async () => {
    await seedBoxes(serverOf(0).db, evening);
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: evening });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a player who presses ten times draws once, every evening', async () => {
    await createTestDaily(serverOf(0).db, { coupon: 400_000, stock: 3, toy: 200_000 });
    const session = await serverOf(0).registerUser();
    for (let round = 0; round < rounds; round += 1) {
      vi.setSystemTime(evening.getTime() + round * day);
      const presses = Array.from({ length: 10 }, (_, index) =>
        serverOf(index).call(drawDaily, { client_seed: `press-${index}` }, { session }),
      );
      const answers = await Promise.all(presses);
      const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
      expect(refused).toEqual(Array.from({ length: 9 }, () => 'daily_draw_done'));
    }
  });

  it('around midnight a player draws once for the old day, and not at all for the new one', async () => {
    await createTestDaily(serverOf(0).db);
    for (let round = 0; round < rounds; round += 1) {
      vi.setSystemTime(midnight.getTime() + round * day - 1);
      const session = await serverOf(0).registerUser();
      const press = (index: number) => serverOf(index).call(drawDaily, { client_seed: `press-${index}` }, { session });
      const before = [0, 1, 2, 3].map(press);
      await before[round % 4];
      vi.setSystemTime(midnight.getTime() + round * day);
      const answers = await Promise.all([...before, ...[4, 5, 6, 7].map(press)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const late = answers.slice(4).map((answer) => (answer.ok ? 'drawn' : answer.error));
      expect(late).toEqual(Array.from({ length: 4 }, () => 'daily_draw_closed'));
    }
  });
});
