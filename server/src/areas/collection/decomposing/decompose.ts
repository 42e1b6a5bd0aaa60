import type { decompose as call } from '@mcy/api/collection/decomposing/contract';
import { stonesOfAll } from '@mcy/api/collection/decomposing/rules';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { readBalances } from '../../../platform/ledger/readBalances.ts';
import { moveItems } from '../items/moveItems.ts';
import { decomposingAccount } from './decomposingAccounts.ts';
import { decomposeJournal } from './decomposingJournals.ts';
import { decomposeSubject, notDecomposable, stonesChanged } from './messages.ts';
import { presentDecomposings } from './presentDecomposings.ts';

interface Order {
  user_id: string;
  request: ParsedRequestOf<typeof call>;
  locale: Locale;
  now: Date;
}

/** Takes items apart for stones, in the caller's transaction. Refuses `not_decomposable` and `stones_changed`. */
export async function decompose(
  db: Database,
  { user_id, request, locale, now }: Order,
): Promise<ResponseOf<typeof call>> {
  const decomposing_id = uuidv7();
  const item_ids = [...new Set(request.item_ids)];
  const items = await moveItems(db, { move: 'decompose', item_ids, user_id, reference_id: decomposing_id, now });
  const toys = await db
    .selectFrom('toy')
    .select(['toy_id', 'value', 'may_decompose'])
    .where('toy_id', '=', (is) => is.fn.any(is.val([...new Set(items.map(({ toy_id }) => toy_id))])))
    .execute();
  if (toys.some(({ may_decompose }) => !may_decompose)) {
    throw new Refusal({ error: 'not_decomposable', message: notDecomposable, field: 'item_ids' });
  }
  const values = new Map(toys.map(({ toy_id, value }) => [toy_id, value]));
  const stones = stonesOfAll(items.map(({ toy_id }) => values.get(toy_id) ?? 0));
  if (stones !== request.stones) {
    throw new Refusal({ error: 'stones_changed', message: stonesChanged, field: 'stones' });
  }
  const row = { decomposing_id, user_id, count: items.length, stones, decomposed_at: now };
  await db.insertInto('decomposing').values(row).execute();
  // A journal of nothing would say nothing.
  if (stones > 0) {
    await postCredit(db, {
      kind: decomposeJournal,
      subject: decomposeSubject(items.length),
      reference_id: decomposing_id,
      now,
      postings: [
        { account: decomposingAccount, currency: 'stone', amount: -stones },
        { account: { user_id }, currency: 'stone', amount: stones },
      ],
    });
  }
  const [[decomposing], { stone }] = [await presentDecomposings(db, [row], locale), await readBalances(db, user_id)];
  if (!decomposing) throw new Error(`decomposing ${decomposing_id} was not presented`);
  return { decomposing, stone };
}
