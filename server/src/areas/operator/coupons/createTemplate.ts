import type { ParsedRequestOf } from '@mcy/api/contract';
import type { createCouponTemplate as call } from '@mcy/api/operator/coupons/contract';
import { v7 as uuidv7 } from 'uuid';
import type { ListBoxIds } from '../../coupons/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { seriesUnknown } from './messages.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    coupon_template: true;
  }
}

interface Writing {
  operator_id: string;
  listBoxIds: ListBoxIds;
}

/** Writes a template of coupons and returns its id. Refuses `coupon_series_unknown`. */
export async function createTemplate(
  db: Database,
  { name_vn, name_zh, name_en, type, most, series_id, why, ...request }: ParsedRequestOf<typeof call>,
  { operator_id, listBoxIds }: Writing,
  now: Date,
): Promise<string> {
  const template_id = uuidv7();
  const isDiscount = type === 'discount';
  await db
    .insertInto('coupon_template')
    .values({
      template_id,
      name: JSON.stringify({ vn: name_vn, zh: name_zh, en: name_en }),
      type,
      percent_off: isDiscount ? request.percent_off : null,
      most_off: isDiscount ? most : null,
      amount_off: isDiscount ? null : most,
      least_spend: type === 'no_threshold' ? 0 : request.least_spend,
      scope: request.scope,
      valid_days: request.valid_days,
      created_at: now,
    })
    .execute();
  if (request.scope === 'boxes') {
    const pool_ids = series_id === null ? [] : await listBoxIds(db, series_id);
    if (pool_ids.length === 0) {
      throw new Refusal({ error: 'coupon_series_unknown', message: seriesUnknown, field: 'series_id' });
    }
    const boxes = pool_ids.map((pool_id) => ({ template_id, pool_id }));
    await db.insertInto('coupon_template_box').values(boxes).execute();
  }
  await logAction(db, { operator_id, action: 'coupon_template', subject_id: template_id, detail: { why } }, now);
  return template_id;
}
