import { randomUUID } from 'node:crypto';
import { readPass } from '@mcy/api/boxes/pass/contract';
import { type SeasonState, seasonMoves, seasonStates } from '@mcy/api/boxes/pass/words';
import { rules, type RequestOf } from '@mcy/api/contract';
import * as contract from '@mcy/api/operator/pass/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestSeason } from '../../../testing/createTestSeason.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { turnSeasons } from '../../boxes/pass/turnSeasons.ts';

type Plan = RequestOf<typeof contract.saveSeason>;

const server = provideServer();
const day = 86_400_000;
let operator: Session & { user_id: string };
let player: Session;
let choice = { toy_id: '', issue_id: '' };
// Seasons must not overlap: each test looks further ahead.
let ahead = 100;

beforeAll(async () => {
  await seedBoxes(server().db, new Date());
  operator = await registerOperator(server());
  player = await server().registerUser();
  const { toy_id, issue_id } = await createTestSeason(server().db, {
    starts_at: new Date(Date.now() + day),
    draft: true,
  });
  choice = { toy_id, issue_id };
});

const asOperator = () => ({ session: operator, lang: 'en' as const });
const save = (change: Partial<Plan> = {}) =>
  server().call(contract.saveSeason, { ...planOf(), ...change }, asOperator());
const move = (season_id: string, how: 'schedule' | 'withdraw') =>
  server().call(contract.moveSeason, { season_id, move: how, why: 'Đúng kế hoạch' }, asOperator());

function planOf(): Plan {
  const counts = [1, 2, 3, 4, 5, 6, 7] as const;
  const tasks = counts.flatMap((place) => [
    [`draws_${place}`, place * 10],
    [`stones_${place}`, place * 100],
  ]);
  return {
    season_id: null,
    name_vn: 'Mùa Thử',
    name_zh: '测试赛季',
    name_en: 'Test season',
    starts_on: rules.vietnamToday(new Date(Date.now() + ahead * day)),
    ...choice,
    why: 'Mùa tới',
    // Its keys are those of the request.
    ...(Object.fromEntries(tasks) as Pick<
      Plan,
      `draws_${(typeof counts)[number]}` | `stones_${(typeof counts)[number]}`
    >),
  };
}

describe('an operator', () => {
  it('writes a season, writes it again, and announces it; players see when it starts; the log says who and why', async () => {
    const { season_id } = await server().succeed(contract.saveSeason, planOf(), asOperator());
    expect((await server().succeed(readPass, {}, { session: player })).next).toBeNull();
    await server().succeed(
      contract.saveSeason,
      { ...planOf(), season_id, name_en: 'Better season', draws_7: 90 },
      asOperator(),
    );
    expect(await move(season_id, 'schedule')).toMatchObject({ ok: true });
    expect((await server().succeed(readPass, {}, { session: player, lang: 'en' })).next).toMatchObject({
      name: 'Better season',
    });
    const { rows } = await server().succeed(contract.listSeasons, { limit: 20 }, asOperator());
    const season = rows.find((row) => row.season_id === season_id);
    expect(season).toMatchObject({ name: 'Better season', state: 'scheduled', price: 99_000, payers: 0, ...choice });
    expect(season?.tasks.map(({ draws, free, paid }) => [draws, free.stones, paid.kind, paid.stones])).toEqual([
      [10, 100, 'stones', 300],
      [20, 200, 'stones', 600],
      [30, 300, 'stones', 900],
      [40, 400, 'coupon', 20_000],
      [50, 500, 'stones', 1_500],
      [60, 600, 'stones', 1_800],
      [90, 700, 'toy', 150_000],
    ]);
    expect(season?.log.map(({ action, why }) => [action, why])).toEqual([
      ['season_schedule', 'Đúng kế hoạch'],
      ['season_save', 'Mùa tới'],
      ['season_save', 'Mùa tới'],
    ]);
  });

  it('learns what is wrong with a season, and nothing is written', async () => {
    const before = await server().db.selectFrom('pass_season').selectAll().execute();
    for (const [error, change] of [
      ['season_in_the_past', { starts_on: '2020-01-01' }],
      ['tasks_not_harder', { draws_3: 20 }],
      ['toy_not_found', { toy_id: randomUUID() }],
      ['coupon_issue_not_found', { issue_id: randomUUID() }],
      ['season_not_found', { season_id: randomUUID() }],
    ] as const) {
      expect(await save(change)).toMatchObject({ error });
    }
    expect(await move(randomUUID(), 'schedule')).toMatchObject({ code: 404, error: 'season_not_found' });
    expect(await server().db.selectFrom('pass_season').selectAll().execute()).toEqual(before);
  });

  it('cannot announce a season for days that another one has', async () => {
    ahead += 40;
    const first = await server().succeed(contract.saveSeason, planOf(), asOperator());
    const second = await server().succeed(contract.saveSeason, planOf(), asOperator());
    await move(first.season_id, 'schedule');
    expect(await move(second.season_id, 'schedule')).toMatchObject({ error: 'seasons_overlap' });
  });
});

describe('the table of a season', () => {
  async function bring(state: SeasonState): Promise<string> {
    ahead += 40;
    const { season_id } = await server().succeed(contract.saveSeason, planOf(), asOperator());
    if (state !== 'draft') await move(season_id, 'schedule');
    if (state === 'running' || state === 'ended') {
      // Only this one: the clock of a test is not that of the season.
      for (const next of ['running', 'ended'] as const) {
        await server().db.updateTable('pass_season').set({ state: next }).where('season_id', '=', season_id).execute();
        if (next === state) break;
      }
    }
    return season_id;
  }

  const does = {
    change: (season_id) => save({ season_id }),
    schedule: (season_id) => move(season_id, 'schedule'),
    withdraw: (season_id) => move(season_id, 'withdraw'),
  } satisfies Record<string, (season_id: string) => ReturnType<typeof save>>;

  for (const from of seasonStates) {
    for (const [name, act] of Object.entries(does)) {
      const rule = Object.entries(seasonMoves).find(([known]) => known === name)?.[1];
      const to = rule?.from === from ? rule.to : null;
      it(`${from}: ${name} ${to === null ? 'is refused' : `leads to ${to}`}`, async () => {
        const season_id = await bring(from);
        const answer = await act(season_id);
        expect(answer.ok ? null : answer.error).toBe(to === null ? 'season_frozen' : null);
        const { state } = await server()
          .db.selectFrom('pass_season')
          .select('state')
          .where('season_id', '=', season_id)
          .executeTakeFirstOrThrow();
        expect(state).toBe(to ?? from);
      });
    }
  }

  it('scheduled: the clock starts it, and running: ends it, each at its time', async () => {
    const season_id = await bring('scheduled');
    const { starts_at, ends_at } = await server()
      .db.selectFrom('pass_season')
      .select(['starts_at', 'ends_at'])
      .where('season_id', '=', season_id)
      .executeTakeFirstOrThrow();
    const stateAt = async (moment: number) => {
      await turnSeasons(server().db, new Date(moment));
      const season = server().db.selectFrom('pass_season').select('state').where('season_id', '=', season_id);
      return (await season.executeTakeFirstOrThrow()).state;
    };
    expect(await stateAt(starts_at.getTime() - 1)).toBe('scheduled');
    expect(await stateAt(starts_at.getTime())).toBe('running');
    expect(await stateAt(ends_at.getTime() - 1)).toBe('running');
    expect(await stateAt(ends_at.getTime())).toBe('ended');
  });
});
