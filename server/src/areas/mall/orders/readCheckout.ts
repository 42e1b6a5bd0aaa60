import type { ResponseOf } from '@mcy/api/contract';
import type { CartLine, KeptLine } from '@mcy/api/mall/cart/contract';
import type { readCheckout as call } from '@mcy/api/mall/orders/contract';
import { mostOrderLines } from '@mcy/api/mall/orders/words';
import type { Database } from '../../../platform/db/database.ts';
import { listUsableCoupons, readerOf } from '../../coupons/door.ts';
import { presentLine, readKept } from '../cart/readLines.ts';
import { mayWait } from './mayWait.ts';
import { type BuyerLimit, readLimits } from './readLimits.ts';
import { isMixed, selectOrderedVariants } from './orderLines.ts';

/** What is about to be ordered, as the shop knows it now, with the player's coupons for the mall. */
export async function readCheckout(
  db: Database,
  { user_id, lines }: { user_id: string; lines: string },
  reader: Parameters<typeof readerOf>[0],
): Promise<ResponseOf<typeof call>> {
  // An address can name a line twice: the first counts.
  const wanted = readKept(lines, { priced: false }).filter(isFirst).slice(0, mostOrderLines);
  const [variants, coupons, may_wait] = await Promise.all([
    selectOrderedVariants(
      db,
      wanted.map(({ variant_id }) => variant_id),
    ).execute(),
    listUsableCoupons(db, { user_id, at: { kind: 'mall' } }, readerOf(reader)),
    mayWait(db, user_id, { placed: 0, now: reader.now }),
  ]);
  const known = new Map(variants.map((variant) => [variant.variant_id, variant]));
  const limits = await readLimits(
    db,
    user_id,
    wanted.flatMap((kept) => {
      const variant = known.get(kept.variant_id);
      return variant ? [{ ...variant, count: kept.count }] : [];
    }),
  );
  const pre = variants.find(({ deposit }) => deposit !== null);
  return {
    lines: wanted.flatMap((kept) => {
      const variant = known.get(kept.variant_id);
      if (!variant) return [];
      const { deposit, cod_allowed } = variant;
      const line = limitLine(presentLine(kept, variant, reader), limits.get(variant.product_id));
      return [{ ...line, seen_price: line.price, deposit, cod_allowed }];
    }),
    pre_sale:
      pre?.pays_from && pre.pays_until
        ? { pays_from: pre.pays_from.toISOString(), pays_until: pre.pays_until.toISOString() }
        : null,
    mixed: isMixed(variants),
    may_wait,
    coupons,
    now: reader.now.toISOString(),
  };
}

/** A line says what its buyer may still order of its product, over all versions and earlier orders. */
function limitLine(line: CartLine, rule: BuyerLimit | undefined): CartLine {
  if (!rule || rule.bought + rule.wanted <= rule.limit) return line;
  const most = Math.max(0, Math.min(line.most, rule.limit - rule.bought));
  return { ...line, most, trouble: line.trouble ?? 'over_limit' };
}

function isFirst({ variant_id }: KeptLine, place: number, lines: readonly KeptLine[]): boolean {
  return lines.findIndex((line) => line.variant_id === variant_id) === place;
}
