import type { Locale } from '@mcy/api/contract';
import { expect } from 'vitest';
import { boxOpenJournal } from '../../server/src/areas/boxes/opening/openingJournals.ts';
import type { Stage } from './Stage.ts';
import { pay, recharge, register, unpack } from './steps.ts';
import { Visit, type viewports } from './Visit.ts';

/** A guest looks around, registers, recharges, opens ×1 and ×10, and finds every toy and every coin. */
export async function walkToFirstBox(stage: Stage, locale: Locale, viewport: keyof typeof viewports): Promise<void> {
  const visit = await Visit.begin(stage.browser, {
    url: stage.shop.url,
    locale,
    viewport,
    choosing: locale !== 'vn',
    motion: true,
  });
  const { page, texts } = visit;

  await page.goto('/');
  await visit.checkScreen();
  await page.getByRole('link', { name: texts.shell('tabs.card'), exact: true }).click();
  await page.waitForURL('/pages/index/card');
  await visit.checkScreen();
  await page.locator(`a[href*="${stage.endless}"]`).first().click();
  await visit.checkScreen();
  await page.getByRole('link', { name: texts['boxes/opening']('price.signIn') }).click();

  // Opening needs an account: it leads to sign-in, and back after registration.
  await page.waitForURL(/\/pages\/login\/index/);
  await visit.checkScreen();
  await page.getByRole('link', { name: texts['account/entry']('signIn.register') }).click();
  await page.waitForURL(/\/pages\/login\/register/);
  await visit.checkScreen();
  await register(visit);
  await page.waitForURL(/\/pages\/box\/open/);
  await visit.checkScreen();

  await page.getByRole('link', { name: texts['boxes/opening']('price.recharge') }).click();
  await page.waitForURL(/\/pages\/user\/recharge\?missing=/);
  // What the box misses is suggested.
  await page
    .getByRole('button', { name: texts['wallet/recharge']('recharge.submitAmount', { amount: '50.000' }) })
    .waitFor();
  await visit.checkScreen();
  await recharge(visit, '100.000', { first: true });
  await visit.checkScreen();
  await page.getByRole('link', { name: texts['mall/orders']('payment.goBack.action') }).click();
  await page.waitForURL(new RegExp(stage.endless));
  await pay(visit, '×1', 1);
  await unpack(visit, 1);
  await visit.checkScreen();
  await page.getByRole('button', { name: texts['boxes/opening']('open.chooseCount') }).click();
  await pay(visit, '×10', 10);
  // Halfway through: the paid boxes wait to be opened.
  await page.getByRole('button', { name: texts['boxes/opening']('open.tapToOpen') }).waitFor();
  await page.reload();
  await unpack(visit, 10);
  await visit.checkScreen();

  await page.goto('/pages/box/record');
  await expect.poll(() => page.getByRole('article').count()).toBe(2);
  await expect.poll(() => page.getByText(texts['boxes/opening']('draws', { count: 10 })).count()).toBe(1);
  await visit.checkScreen();
  await page.getByRole('article').first().getByRole('button').click();
  const draws = page.getByRole('listitem').filter({ hasText: /#\d+/ });
  await expect.poll(() => draws.count()).toBe(10);
  await visit.checkScreen();

  await page.goto('/pages/user/money_flow');
  const left = '1.000';
  const newest = page.getByRole('listitem').filter({ hasText: boxOpenJournal.label[locale] }).first();
  await expect.poll(() => newest.textContent()).toContain(texts['wallet/flow']('flow.balanceAfter', { amount: left }));
  await visit.checkScreen();
  await page.goto('/pages/index/mine');
  await expect.poll(() => page.getByText(left, { exact: true }).count()).toBe(1);
  await visit.checkScreen();
  await visit.end();
}
