import { listPools } from '@mcy/api/boxes/pools/contract';
import { listUnopened, openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { readDrawRecord } from '@mcy/api/boxes/proof/contract';
import { setSpendingCaps } from '@mcy/api/wallet/spending/contract';
import type { Page } from 'playwright';
import { type Session, callShop } from '../../tests/shop/callShop.ts';
import type { Screen } from './Screen.ts';

/** Draws ten prizes from one box for a player, buys out another, and returns the README's screens. */
export async function prepareScreens(url: string, session: Session): Promise<readonly Screen[]> {
  const { rows: pools } = await callShop(url, listPools, { limit: 50 });
  const finite = pools.find(({ supply, price }) => supply === 'finite' && price <= 100_000 && price > 50_000);
  const infinite = pools.find(({ supply, price }) => supply === 'infinite' && price <= 50_000);
  const small = pools.find(({ supply, total }) => supply === 'finite' && (total ?? 0) <= 20);
  if (finite === undefined || infinite === undefined || small === undefined) {
    throw new Error('The demo catalogue has no box of each kind.');
  }
  for (const [pool_id, count] of [
    [infinite.pool_id, 10],
    [small.pool_id, 'all'],
  ] as const) {
    await callShop(url, openMysteryBox, { pool_id, count, client_seed: 'screenshots' }, { session });
  }
  const { rows: unopened } = await callShop(url, listUnopened, {}, { session });
  for (const { opening_id } of unopened) await callShop(url, revealOpening, { opening_id }, { session });
  const { rows: record } = await callShop(url, readDrawRecord, {}, { session });
  const ten = record.find(({ count }) => count === 10);
  if (ten === undefined) throw new Error('The ten draws are missing from the record.');
  await callShop(url, setSpendingCaps, { day: 700_000, week: null, month: 2_000_000 }, { session });

  const box = `/pages/box/detail?pool_id=${finite.pool_id}`;
  const odds = `/pages/box/goods_rate?pool_id=${finite.pool_id}`;
  const open = `/pages/box/open?pool_id=${infinite.pool_id}`;
  const opened = `${open}&opening_id=${ten.opening_id}`;
  const player = `/pages/user/home?user_id=${session.user.id}`;
  return [
    { name: 'home', path: '/', who: 'guest', locale: 'vn', theme: 'dark', size: 'phone' },
    { name: 'boxes', path: '/pages/index/card', who: 'guest', locale: 'vn', theme: 'dark', size: 'desktop' },
    { name: 'box', path: box, who: 'guest', locale: 'en', theme: 'light', size: 'phone' },
    { name: 'odds', path: odds, who: 'guest', locale: 'en', theme: 'dark', size: 'phone' },
    { name: 'opening', path: open, who: 'user', locale: 'vn', theme: 'dark', size: 'phone' },
    { name: 'result', path: opened, who: 'user', locale: 'zh', theme: 'dark', size: 'phone' },
    {
      name: 'proof',
      path: '/pages/box/record',
      who: 'user',
      locale: 'en',
      theme: 'light',
      size: 'desktop',
      act: verify,
    },
    { name: 'wallet', path: '/pages/user/money_flow', who: 'user', locale: 'zh', theme: 'light', size: 'phone' },
    { name: 'spending', path: '/pages/user/spending', who: 'user', locale: 'vn', theme: 'light', size: 'phone' },
    { name: 'profile', path: player, who: 'guest', locale: 'en', theme: 'dark', size: 'phone' },
    { name: 'levels', path: '/pages/user/level', who: 'user', locale: 'zh', theme: 'dark', size: 'desktop' },
  ];
}

/** Opens the newest opening in the record, from a sold-out box, and verifies its first draw. */
async function verify(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('button').click();
  await page.getByRole('button', { name: /#1\D/ }).first().click();
  await page.getByRole('heading', { name: 'It matches', exact: true }).waitFor();
}
