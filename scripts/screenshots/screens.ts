import { addAddress } from '@mcy/api/account/addresses/contract';
import { openMysteryBox, listUnopened, revealOpening } from '@mcy/api/boxes/opening/contract';
import { readDrawRecord } from '@mcy/api/boxes/proof/contract';
import { readOdds, listPools } from '@mcy/api/boxes/pools/contract';
import type { Locale } from '@mcy/api/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { setSpendingCaps } from '@mcy/api/wallet/spending/contract';
import { withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { type Session, callShop } from '../../tests/shop/callShop.ts';

/** A screen to take: where it is, and whether somebody is signed in. */
export interface Screen {
  name: string;
  /** With the language where the page is not the shop's own, which remembers it. */
  address: (locale: Locale) => string;
  who: 'guest' | 'user';
}

/** Lets a player draw from two boxes, and says where each screen of the shop then shows something. */
export async function prepareScreens(url: string, session: Session): Promise<readonly Screen[]> {
  const { rows: pools } = await callShop(url, listPools, { limit: 50 });
  const finite = pools.find(({ supply, price }) => supply === 'finite' && price <= 100_000);
  const infinite = pools.find(({ supply, price }) => supply === 'infinite' && price <= 50_000);
  if (finite === undefined || infinite === undefined) throw new Error('The demo catalogue has no box of each kind.');
  for (const [pool, count] of [
    [finite, 5],
    [infinite, 10],
    [finite, 1],
  ] as const) {
    const request = { pool_id: pool.pool_id, count, client_seed: 'screenshots' };
    await callShop(url, openMysteryBox, request, { session });
  }
  const { rows: unopened } = await callShop(url, listUnopened, {}, { session });
  for (const { opening_id } of unopened) await callShop(url, revealOpening, { opening_id }, { session });
  const { rows: record } = await callShop(url, readDrawRecord, {}, { session });
  const best = record.find(({ count }) => count === 10);
  const odds = await callShop(url, readOdds, { pool_id: finite.pool_id });
  const prize = odds.rows[0]?.prize;
  if (best === undefined || prize === undefined) throw new Error('The boxes that were opened are not in the record.');
  const account = { bank_name: 'Vietcombank', card_number: '0071000123456', holder_name: 'NGUYEN THI DEMO' };
  await callShop(url, setSpendingCaps, { day: 700_000, week: null, month: 2_000_000 }, { session });
  const address = {
    consignee: 'Nguyễn Thị Minh Anh',
    phone: '0912345678',
    area: { province_code: '79', ward_code: '26740' },
    detail: '12 Lê Lợi, chung cư Sao Mai, tầng 5',
    position: { latitude: 10.772461, longitude: 106.698055 },
    is_default: true,
  };
  const { address_id } = await callShop(url, addAddress, address, { session });
  await callShop(url, withdraw, { amount: 50_000, ...account }, { session });
  const { payment_id, pay_url } = await callShop(url, recharge, { amount: 100_000 }, { session });

  const at = (path: string, parameters: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams(parameters);
    return () => (query.size === 0 ? path : `${path}?${query.toString()}`);
  };
  return [
    { name: 'home', address: at('/'), who: 'guest' },
    { name: 'mystery-boxes', address: at('/pages/index/card'), who: 'guest' },
    { name: 'pool-choice', address: at('/pages/box/pool_choose', { series_id: finite.series_id }), who: 'guest' },
    { name: 'mystery-box', address: at('/pages/box/detail', { pool_id: finite.pool_id }), who: 'guest' },
    { name: 'prize', address: at('/pages/box/goods_detail', { prize_id: prize.prize_id }), who: 'guest' },
    { name: 'odds', address: at('/pages/box/goods_rate', { pool_id: finite.pool_id }), who: 'guest' },
    { name: 'sign-in', address: at('/pages/login/index'), who: 'guest' },
    { name: 'register', address: at('/pages/login/register'), who: 'guest' },
    { name: 'forgot-password', address: at('/pages/login/forgot'), who: 'guest' },
    { name: 'mine-guest', address: at('/pages/index/mine'), who: 'guest' },
    { name: 'player', address: at('/pages/user/home', { user_id: session.user.id }), who: 'guest' },
    { name: 'level-rules', address: at('/pages/user/level_info'), who: 'guest' },
    { name: 'policy', address: at('/pages/common/Policy', { type: 'purchase' }), who: 'guest' },
    { name: 'delivery-service', address: at('/pages/common/about_delivery_service'), who: 'guest' },
    { name: 'coming', address: at('/pages/index/forum'), who: 'guest' },
    { name: 'not-found', address: at('/pages/nowhere'), who: 'guest' },
    { name: 'open', address: at('/pages/box/open', { pool_id: infinite.pool_id }), who: 'user' },
    {
      name: 'opened',
      address: at('/pages/box/open', { pool_id: best.pool_id, opening_id: best.opening_id }),
      who: 'user',
    },
    { name: 'rankings', address: at('/pages/user/rankList', { board: 'spending', period: 'all' }), who: 'user' },
    { name: 'benefits', address: at('/pages/user/level'), who: 'user' },
    { name: 'level-progress', address: at('/pages/home/level'), who: 'user' },
    { name: 'fans', address: at('/pages/user/fanList'), who: 'user' },
    { name: 'following', address: at('/pages/user/followList'), who: 'user' },
    { name: 'check-in', address: at('/pages/home/sign'), who: 'user' },
    { name: 'identity', address: at('/pages/home/shiming'), who: 'user' },
    { name: 'addresses', address: at('/pages/user/address/index'), who: 'user' },
    { name: 'add-address', address: at('/pages/user/address/add'), who: 'user' },
    { name: 'edit-address', address: at('/pages/user/address/edit', { address_id }), who: 'user' },
    { name: 'bind-phone', address: at('/pages/login/bindPhone'), who: 'user' },
    { name: 'bind-invite-code', address: at('/pages/user/bind_code'), who: 'user' },
    { name: 'notifications', address: at('/pages/user/notify'), who: 'user' },
    { name: 'record', address: at('/pages/box/record'), who: 'user' },
    { name: 'withdraw', address: at('/pages/user/withdraw'), who: 'user' },
    { name: 'spending', address: at('/pages/user/spending'), who: 'user' },
    { name: 'recharge', address: at('/pages/user/recharge'), who: 'user' },
    { name: 'sandbox-payment', address: (locale) => pay_url.replace(/lang=\w+/, `lang=${locale}`), who: 'user' },
    { name: 'payment-result', address: at('/pages/mall/payResult', { payment_id }), who: 'user' },
    { name: 'mine', address: at('/pages/index/mine'), who: 'user' },
    { name: 'change-password', address: at('/pages/user/change_password'), who: 'user' },
    { name: 'profile', address: at('/pages/user/edit'), who: 'user' },
    { name: 'edit-profile', address: at('/pages/user/do_edit'), who: 'user' },
    { name: 'settings', address: at('/pages/user/setting'), who: 'user' },
    { name: 'money-flow', address: at('/pages/user/money_flow'), who: 'user' },
    { name: 'stone-flow', address: at('/pages/user/stone_flow'), who: 'user' },
  ];
}
