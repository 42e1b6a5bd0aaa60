// Covers: coupons/tickets, coupons/offers, account/invitations, boxes/opening
import { formatAmount } from '@mcy/api/contract';
import { bindInviteCode } from '@mcy/api/account/invitations/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { listCoupons } from '@mcy/api/coupons/tickets/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { couponUsed } from '../../server/src/areas/coupons/tickets/messages.ts';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { registerPlayer } from '../shop/registerPlayer.ts';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import { unpack } from './steps.ts';
import { Visit, visitors } from './Visit.ts';

let stage: Stage;
let price: number;
beforeAll(async () => {
  stage = await setStage();
  const { rows } = await callShop(stage.shop.url, listPools, { limit: 50 });
  price = rows.find(({ pool_id }) => pool_id === stage.endless)?.price ?? 0;
});
afterAll(() => stage.end());

it.for(inTurn(visitors, 2))(
  'a code brings a coupon, a box is opened with it, and a coupon that another tab used is not charged ($locale, $viewport)',
  async ({ locale, viewport }) => {
    const { url } = stage.shop;
    const friend = await registerPlayer(url, { nickname: 'Minh Anh' });
    const session = await openAccount(url, 500_000);
    await callShop(url, bindInviteCode, { invite_code: friend.session.user.invite_code }, { session });
    const visit = await Visit.begin(stage.browser, { url, locale, viewport, allowed: /ERR_FAILED/ });
    await visit.signIn(session);
    const { page, texts } = visit;

    // The welcome coupon is in the wallet, and a free one is taken beside it.
    await page.goto('/pages/user/coupon');
    await page.getByText(formatAmount(5_000), { exact: true }).waitFor();
    await visit.checkScreen();
    await page.getByRole('link', { name: texts['coupons/tickets']('own.more') }).click();
    await page.waitForURL('/pages/user/buyCoupon');
    const take = page.getByRole('button', { name: /10|Cuối tuần|周末|Weekend/ }).first();
    await take.click();
    await page.getByText(texts['coupons/offers']('offers.done'), { exact: true }).waitFor();
    await visit.checkScreen();

    // The better of the two is used by itself.
    await page.goto(`/pages/box/open?pool_id=${stage.endless}`);
    const after = (off: number) => Math.max(price - off, 0);
    const payWith = (off: number) =>
      page.getByRole('button', {
        name: texts['boxes/opening']('price.payFor', { count: 1, total: formatAmount(after(off)) }),
      });
    await payWith(10_000).click();
    await unpack(visit, 1);
    const { balance } = await callShop(url, readWallet, {}, { session });
    expect(balance).toBe(500_000 - after(10_000));

    // Another tab uses the last one while this page hears nothing of it.
    await page.route('**/api/live**', (route) => route.abort());
    await page.goto(`/pages/box/open?pool_id=${stage.endless}`);
    await payWith(5_000).waitFor();
    await visit.checkScreen();
    const { rows } = await callShop(url, listCoupons, {}, { session });
    const order = { pool_id: stage.endless, count: 1, client_seed: 'other-tab' } as const;
    await callShop(url, openMysteryBox, { ...order, coupon_id: rows[0]?.coupon_id ?? '' }, { session });
    await payWith(5_000).click();
    await page.getByText(couponUsed[locale], { exact: true }).waitFor();
    await page.getByRole('button', { name: texts['boxes/opening']('price.pay', { count: 1 }), exact: true }).waitFor();
    const { balance: left } = await callShop(url, readWallet, {}, { session });
    expect(left).toBe(balance - after(5_000));
    await page.goto('/pages/user/coupon_history');
    await page
      .getByText(new RegExp(formatAmount(10_000)))
      .first()
      .waitFor();
    await visit.checkScreen();
    await visit.end();
  },
);
