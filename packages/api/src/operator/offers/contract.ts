import * as z from 'zod/mini';
import { rarities } from '../../boxes/pools/words.ts';
import { recipeLimits } from '../../collection/synthesis/words.ts';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { logRowOf } from '../../contract/logRow.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { text } from '../../contract/rules/text.ts';
import { offerActions, offerKinds } from './words.ts';

const mostStock = 100_000;

const offerSchema = z.object({
  offer_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  rarity: z.enum(rarities),
  value: priceSchema,
  stock: positiveSchema,
  given: countSchema,
  /** What a recipe takes; null for a target. */
  takes: z.nullable(z.object({ count: positiveSchema, rarity: z.enum(rarities), series_name: z.nullable(z.string()) })),
  created_at: z.iso.datetime(),
  stopped_at: z.nullable(z.iso.datetime()),
  /** Newest first; nothing for what came with the demo. */
  log: z.array(logRowOf(offerActions)),
});

/** A toy that players can make, with who offered it and why. */
export type Offer = z.output<typeof offerSchema>;

export const listOffers = defineCall({
  topic: 'operator/offers',
  method: 'GET',
  path: '/api/operator/offers',
  role: 'operator',
  right: 'catalogue',
  summary: 'Toys that players can upgrade to, or recipes, the latest first, with each operator and reason.',
  request: z.strictObject({ kind: z.enum(offerKinds), ...pageRequest }),
  response: pageOf(offerSchema),
});

export const listOfferToys = defineCall({
  topic: 'operator/offers',
  method: 'GET',
  path: '/api/operator/offers/toys',
  role: 'operator',
  right: 'catalogue',
  summary: 'Every toy and series, to choose from.',
  request: z.strictObject({}),
  response: z.object({
    toys: z.array(z.object({ toy_id: z.uuid(), name: z.string(), value: priceSchema })),
    series: z.array(z.object({ series_id: z.uuid(), name: z.string() })),
  }),
});

/** What an offer can be made of. */
export type OfferToys = z.output<typeof listOfferToys.response>;

const toy_id = field(z.uuid(), { kind: 'select' });
const stock = field(z.int().check(z.minimum(1), z.maximum(mostStock)), { kind: 'stepper', range: { max: mostStock } });

/** Why an operator does something; written to the log. */
const why = field(text(), { kind: 'textArea' });

const created = z.object({ offer_id: z.uuid() });

export const createTarget = defineCall({
  topic: 'operator/offers',
  method: 'POST',
  path: '/api/operator/offers/target_create',
  role: 'operator',
  right: 'catalogue',
  summary: 'Offers a toy that players can upgrade to. A toy is offered once at a time.',
  refuses: { toy_not_found: 404, target_offered: 422 },
  request: z.strictObject({ toy_id, stock, why }),
  response: created,
});

export const createRecipe = defineCall({
  topic: 'operator/offers',
  method: 'POST',
  path: '/api/operator/offers/recipe_create',
  role: 'operator',
  right: 'catalogue',
  summary: 'Publishes a recipe. It never changes; another one is another recipe.',
  refuses: { toy_not_found: 404, series_not_found: 404 },
  request: z.strictObject({
    toy_id,
    takes: field(z.int().check(z.minimum(recipeLimits.fewest), z.maximum(recipeLimits.most)), {
      kind: 'stepper',
      range: { min: recipeLimits.fewest, max: recipeLimits.most },
    }),
    takes_rarity: field(z.enum(rarities), { kind: 'radio' }),
    /** Null for toys of any series. */
    takes_series_id: field(z.nullable(z.uuid()), { kind: 'select' }),
    stock,
    why,
  }),
  response: created,
});

export const stopOffer = defineCall({
  topic: 'operator/offers',
  method: 'POST',
  path: '/api/operator/offers/stop',
  role: 'operator',
  right: 'catalogue',
  summary: 'Stops a target or a recipe for good. What players made stays theirs.',
  refuses: { offer_not_found: 404 },
  request: z.strictObject({
    kind: field(z.enum(offerKinds), { kind: 'hidden' }),
    offer_id: field(z.uuid(), { kind: 'hidden' }),
    why,
  }),
  response: created,
});
