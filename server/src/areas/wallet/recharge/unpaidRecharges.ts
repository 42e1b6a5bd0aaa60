import type { Translated } from '@mcy/api/contract';
import type { GatewayName } from '@mcy/api/wallet/recharge/words';
import { sql } from 'kysely';
import { type UnpaidThings, mostUnpaid } from '../../../platform/area/UnpaidThings.ts';

const day = 24 * 3_600_000;

/** How long a transfer is shown that its payer has sent and the bank's statements do not have. Money that comes later is credited too. */
const soughtFor = 7 * day;

const titles: Readonly<Record<GatewayName, Translated>> = {
  sandbox: { vn: 'Nạp xu', zh: '充值', en: 'Top-up' },
  vnpay: { vn: 'Nạp xu qua VNPay', zh: 'VNPay 充值', en: 'Top-up via VNPay' },
  vietqr: { vn: 'Chuyển khoản nạp xu', zh: '转账充值', en: 'Top-up via bank transfer' },
};

/** Recharges that their players can still pay, and transfers that they say they sent. */
export const unpaidRecharges: UnpaidThings = {
  name: 'recharge',
  read: async (db, { user_id, now }) => {
    const payments = await db
      .selectFrom('payment')
      .select(['payment_id', 'gateway', 'amount', 'created_at', 'expires_at', 'claimed_at'])
      .where('user_id', '=', user_id)
      // The states are literals, for the index that has only these.
      .where(sql<boolean>`(
        status = 'pending' and (expires_at > ${now} or claimed_at is not null)
        or status = 'expired' and claimed_at is not null)`)
      .where((is) => is.or([is('claimed_at', 'is', null), is('claimed_at', '>', new Date(now.getTime() - soughtFor))]))
      .orderBy('payment_id', 'desc')
      .limit(mostUnpaid)
      .execute();
    return payments.map(({ payment_id, gateway, amount, created_at, expires_at, claimed_at }) => ({
      id: payment_id,
      title: titles[gateway],
      sign: gateway === 'vietqr' ? 'bank' : 'wallet',
      amount,
      begun_at: created_at,
      expires_at: claimed_at === null ? expires_at : null,
      leadsTo: {
        page: gateway === 'vietqr' ? '/pages/user/recharge_transfer' : '/pages/mall/payResult',
        parameters: { payment_id },
      },
    }));
  },
};
