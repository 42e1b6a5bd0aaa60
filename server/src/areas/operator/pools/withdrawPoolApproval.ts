import type { Translated } from '@mcy/api/contract';
import { z } from 'zod';
import { defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { withdrawSale } from '../../boxes/door.ts';
import { logAction } from '../identity/logAction.ts';

const translated = z.object({ vn: z.string(), zh: z.string(), en: z.string() });

const onSale: Translated = { vn: 'Đang bán', zh: '在售', en: 'On sale' };
const off: Translated = {
  vn: 'Ngừng bán, bồi hoàn bằng đá linh hồn',
  zh: '停售，以灵魂石补偿',
  en: 'Off sale, with compensation in soul stones',
};

/** Taking a pool off sale, which pays its players. */
export const withdrawPoolApproval = defineApprovalKind({
  kind: 'pool_withdraw',
  right: 'catalogue',
  data: z.object({ pool_id: z.string(), name: translated }),
  describe: ({ name }) => ({
    title: { vn: `Ngừng bán “${name.vn}”`, zh: `停售“${name.zh}”`, en: `Take ${name.en} off sale` },
    lines: [{ label: name, before: onSale, after: off }],
  }),
  carryOut: async (db, { pool_id }, { asked_by, decided_by, reason, now }) => {
    const amends = await withdrawSale(db, pool_id, now);
    const stones = amends.reduce((sum, row) => sum + row.stones, 0);
    const detail = { why: reason, agreed_by: decided_by, stones: String(stones) };
    await logAction(db, { operator_id: asked_by, action: 'pool_withdraw', subject_id: pool_id, detail }, now);
  },
});
