import * as z from 'zod/mini';
import { rarities } from '../../boxes/pools/words.ts';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { itemRefusals, unitRefusals } from '../../contract/refusals.ts';
import { itemSchema, toySchema } from '../items/contract.ts';
import { recipeLimits } from './words.ts';

const recipeSchema = z.object({
  recipe_id: z.uuid(),
  /** What it makes. */
  toy: toySchema,
  /** It takes this many toys of this rarity, of any series where the series is null. */
  takes: z.int().check(z.minimum(recipeLimits.fewest), z.maximum(recipeLimits.most)),
  takes_rarity: z.enum(rarities),
  takes_series_id: z.nullable(z.uuid()),
  takes_series_name: z.nullable(z.string()),
  /** How many can still be made. */
  left: positiveSchema,
  /** How many toys of the caller fit. */
  owned: countSchema,
});

/** What can be made of which toys. */
export type Recipe = z.output<typeof recipeSchema>;

export const listRecipes = defineCall({
  topic: 'collection/synthesis',
  method: 'GET',
  path: '/api/bag/recipes',
  role: 'user',
  summary: 'Recipes by which toys can be made of others, the latest first, and how many toys of the caller fit each.',
  request: z.strictObject(pageRequest),
  response: pageOf(recipeSchema),
});

export const synthesisSchema = z.object({
  synthesis_id: z.uuid(),
  /** What was made. */
  toy: toySchema,
  /** What it was made of. */
  items: z.array(itemSchema),
  /** The item that was made, as long as it is the caller's. */
  item_id: z.nullable(z.uuid()),
  made_at: z.iso.datetime(),
});

/** One synthesis of the caller. */
export type Synthesis = z.output<typeof synthesisSchema>;

export const synthesise = defineCall({
  topic: 'collection/synthesis',
  method: 'POST',
  path: '/api/bag/synthesise',
  role: 'user',
  summary: "Makes one toy of as many of the caller's toys as a recipe takes. It always succeeds; the toys are gone.",
  refuses: { ...itemRefusals, ...unitRefusals, recipe_not_found: 404, recipe_sold_out: 422, wrong_toys: 422 },
  request: z.strictObject({
    recipe_id: z.uuid(),
    item_ids: z.array(z.uuid()).check(z.minLength(recipeLimits.fewest), z.maxLength(recipeLimits.most)),
  }),
  response: z.object({ synthesis: synthesisSchema }),
});

export * from './words.ts';
