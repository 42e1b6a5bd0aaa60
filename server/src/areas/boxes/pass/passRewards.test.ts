import { listNotifications } from '@mcy/api/account/notices/contract';
import {
  type PassRewardMove,
  type PassRewardState,
  passRewardMoves,
  passRewardStates,
  passTracks,
} from '@mcy/api/boxes/pass/words';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { describe, expect, it } from 'vitest';
import { testDraws } from '../../../testing/createTestSeason.ts';
import { providePass } from '../../../testing/providePass.ts';
import { givePassToy } from '../../collection/items/givePassToy.ts';
import { handOver } from './handOver.ts';
import { remindOfSeason } from './remindOfSeason.ts';
import { turnSeasons } from './turnSeasons.ts';

const { server, goTo, playerWith, draw, seasonOf, collect, buy, start } = providePass();
const day = 86_400_000;

describe('the table of a reward', () => {
  /** Brings a player's first reward into a state, in a season of its own. */
  async function bring(state: PassRewardState) {
    const season = await start();
    const player = await playerWith();
    if (state !== 'missed' && state !== 'to_complete') await draw(player, 1);
    // Somebody who has drawn nothing has no pass: another task is fulfilled, or none.
    if (state === 'completed') await collect(player, season.season_id);
    if (state === 'missed') await goTo(season.ends_at);
    return { ...season, player };
  }

  const does = {
    draw: async ({ player }) => draw(player, 1),
    collect: async ({ player, season_id }) => void (await collect(player, season_id, { place: 1, track: 'free' })),
    hand_over: async ({ ends_at }) => {
      const now = new Date(ends_at.getTime() + day);
      await goTo(now);
      await turnSeasons(server().db, now);
      await handOver(server().db, givePassToy, now);
    },
    miss: ({ ends_at }) => goTo(ends_at),
  } satisfies Record<PassRewardMove, (at: Awaited<ReturnType<typeof bring>>) => Promise<void>>;

  for (const from of passRewardStates) {
    for (const [move, rule] of Object.entries(passRewardMoves) as [
      PassRewardMove,
      (typeof passRewardMoves)[PassRewardMove],
    ][]) {
      // At the end of a season a reward that is open is missed, and one that waits is handed over: both moves are the clock's.
      const end = move === 'hand_over' || move === 'miss';
      const to = rule.from === from ? rule.to : end && from === 'to_complete' ? 'missed' : from;
      it(`${from}: ${move} leads to ${to}`, async () => {
        const at = await bring(from);
        await does[move](at);
        expect((await seasonOf(at.player))?.tasks[0]?.free.state).toBe(to);
        const given = await server()
          .db.selectFrom('pass_claim')
          .innerJoin('pass_player', 'pass_player.pass_id', 'pass_claim.pass_id')
          .select('claim_id')
          .where('season_id', '=', at.season_id)
          .execute();
        expect(given).toHaveLength(to === 'completed' ? 1 : 0);
      });
    }
  }
});

describe('the end of a season', () => {
  it('gives what was not collected, once, and tells; what is not fulfilled is missed', async () => {
    const { season_id, ends_at } = await start();
    const [player, idle] = [await playerWith(), await playerWith(0)];
    await draw(player, 2);
    await buy(player, season_id);
    await collect(player, season_id, { place: 1, track: 'free' });
    const late = new Date(ends_at.getTime() + 400_000);
    await goTo(late);
    await turnSeasons(server().db, late);
    expect(await handOver(server().db, givePassToy, new Date(ends_at.getTime() + 1_000))).toBe(0);
    expect(await handOver(server().db, givePassToy, late)).toBe(1);
    expect(await handOver(server().db, givePassToy, late)).toBe(0);
    const season = await seasonOf(player);
    expect(season?.tasks.map((task) => passTracks.map((track) => task[track].state))).toEqual([
      ['completed', 'completed'],
      ['completed', 'completed'],
      ...Array.from({ length: 5 }, () => ['missed', 'missed']),
    ]);
    expect((await server().succeed(readWallet, {}, { session: player })).stone).toBe(100 + 300 + 200 + 600);
    const { rows } = await server().succeed(listNotifications, {}, { session: player, lang: 'en' });
    expect(rows.filter(({ title }) => title === 'Test season has ended')).toHaveLength(1);
    expect(
      (await server().succeed(listNotifications, {}, { session: idle })).rows.some(({ title }) =>
        title.includes('Mùa thử'),
      ),
    ).toBe(false);
  });

  it('is told three days and one day before, once each, and not to who has everything', async () => {
    const { season_id, ends_at } = await start();
    const [player, done] = [await playerWith(), await playerWith()];
    await draw(player, 3);
    await draw(done, testDraws[6]);
    await collect(done, season_id);
    const remind = async (daysBefore: number) => {
      const now = new Date(ends_at.getTime() - daysBefore * day);
      await goTo(now);
      await remindOfSeason(server().db, now);
      await remindOfSeason(server().db, now);
      const { rows } = await server().succeed(listNotifications, {}, { session: player, lang: 'en' });
      return rows.flatMap(({ title, body }) => (title.includes('Test season') ? [`${title} ${body}`] : []));
    };
    expect(await remind(3.5)).toEqual([]);
    expect(await remind(2.9)).toEqual([
      expect.stringMatching(/^3 days left: Test season Rewards to collect: 3\. Unfinished tasks: 4\./),
    ]);
    expect(await remind(1.5)).toHaveLength(1);
    expect(await remind(0.9)).toHaveLength(2);
    const { rows } = await server().succeed(listNotifications, {}, { session: done, lang: 'en' });
    expect(rows.some(({ title }) => title.includes('Test season'))).toBe(false);
  });
});
