import * as z from 'zod/mini';
import { prizeKinds } from '../../boxes/pools/words.ts';
import { seasonStates } from '../../boxes/pass/words.ts';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { logRowOf } from '../../contract/logRow.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { text } from '../../contract/rules/text.ts';
import { seasonActions } from './words.ts';

const rewardSchema = z.object({ kind: z.enum(prizeKinds), name: z.string(), stones: positiveSchema });

const seasonSchema = z.object({
  season_id: z.uuid(),
  /** In the caller's language, and in all of them for another edit. */
  name: z.string(),
  names: z.object({ vn: z.string(), zh: z.string(), en: z.string() }),
  state: z.enum(seasonStates),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  price: priceSchema,
  tasks: z.array(z.object({ place: positiveSchema, draws: positiveSchema, free: rewardSchema, paid: rewardSchema })),
  toy_id: z.uuid(),
  issue_id: z.uuid(),
  /** Players who paid for it, and toys that it has given. */
  payers: countSchema,
  toys_given: countSchema,
  /** Newest first; nothing for what came with the demo. */
  log: z.array(logRowOf(seasonActions)),
});

/** A season of the battle pass, with what players do in it and who wrote it. */
export type ShopSeason = z.output<typeof seasonSchema>;

export const listSeasons = defineCall({
  topic: 'operator/pass',
  method: 'GET',
  path: '/api/operator/pass',
  role: 'operator',
  right: 'catalogue',
  summary: 'Seasons of the battle pass, the latest written first, with each operator and reason.',
  request: z.strictObject(pageRequest),
  response: pageOf(seasonSchema),
});

export const listSeasonChoices = defineCall({
  topic: 'operator/pass',
  method: 'GET',
  path: '/api/operator/pass/choices',
  role: 'operator',
  right: 'catalogue',
  summary: 'Toys, each with its free units, and issues of gift coupons that a season can give.',
  request: z.strictObject({}),
  response: z.object({
    toys: z.array(z.object({ toy_id: z.uuid(), name: z.string(), value: priceSchema, free: countSchema })),
    issues: z.array(z.object({ issue_id: z.uuid(), name: z.string(), left: countSchema })),
  }),
});

/** What a season can give. */
export type SeasonChoices = z.output<typeof listSeasonChoices.response>;

/** Why an operator does something; written to the log. */
const why = field(text(), { kind: 'textArea' });

const draws = field(z.int().check(z.minimum(1), z.maximum(10_000)), {
  kind: 'stepper',
  range: { max: 10_000 },
  group: 'tasks',
});
const stones = field(z.int({ error: 'amount_integer' }).check(z.minimum(1), z.maximum(1_000_000)), {
  kind: 'money',
  group: 'tasks',
});
const name = field(text(40), { kind: 'text', group: 'name' });

export const saveSeason = defineCall({
  topic: 'operator/pass',
  method: 'POST',
  path: '/api/operator/pass/save',
  role: 'operator',
  right: 'catalogue',
  summary:
    'Writes a draft of a season, or writes one again. It begins at midnight in Vietnam and lasts 30 days; the paid track costs 99.000 coins and gives three times the stones, with a coupon at the fourth task and a toy at the seventh.',
  refuses: {
    season_not_found: 404,
    season_frozen: 422,
    season_in_the_past: 422,
    tasks_not_harder: 422,
    toy_not_found: 404,
    coupon_issue_not_found: 404,
  },
  request: z.strictObject({
    /** Null for a new one. */
    season_id: field(z.nullable(z.uuid()), { kind: 'hidden' }),
    name_vn: name,
    name_zh: name,
    name_en: name,
    starts_on: field(z.iso.date({ error: 'required' }), { kind: 'date' }),
    draws_1: draws,
    stones_1: stones,
    draws_2: draws,
    stones_2: stones,
    draws_3: draws,
    stones_3: stones,
    draws_4: draws,
    stones_4: stones,
    draws_5: draws,
    stones_5: stones,
    draws_6: draws,
    stones_6: stones,
    draws_7: draws,
    stones_7: stones,
    issue_id: field(z.uuid(), { kind: 'select' }),
    toy_id: field(z.uuid(), { kind: 'select' }),
    why,
  }),
  response: z.object({ season_id: z.uuid() }),
});

export const moveSeason = defineCall({
  topic: 'operator/pass',
  method: 'POST',
  path: '/api/operator/pass/move',
  role: 'operator',
  right: 'catalogue',
  summary: 'Announces a draft, or takes an announcement back before it starts. A season that runs never changes.',
  refuses: { season_not_found: 404, season_frozen: 422, season_in_the_past: 422, seasons_overlap: 422 },
  request: z.strictObject({
    season_id: field(z.uuid(), { kind: 'hidden' }),
    move: field(z.enum(['schedule', 'withdraw']), { kind: 'hidden' }),
    why,
  }),
  response: z.object({ season_id: z.uuid() }),
});
