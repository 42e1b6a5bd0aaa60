// Covers: account/notices
import { listNotifications } from '@mcy/api/account/notices/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import { recharge } from './steps.ts';
import { Visit, visitors } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it.for(inTurn(visitors, 2))(
  'coins arrive, the bell shows it, and a read notification is no longer new ($locale, $viewport)',
  async ({ locale, viewport }) => {
    const session = await openAccount(stage.shop.url, 50_000);
    const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale, viewport });
    await visit.signIn(session);
    const { page, texts } = visit;

    const bell = (count: number) =>
      page.getByRole('link', {
        name:
          count === 0
            ? texts['account/notices']('notify.title')
            : texts['account/notices']('notify.bell', { count, shown: String(count) }),
        exact: true,
      });

    await page.goto('/pages/user/notify');
    await page.getByRole('button', { name: texts['account/notices']('notify.markAllRead') }).click();
    await page.getByText(texts['account/notices']('notify.allRead')).waitFor();
    await visit.checkScreen();
    await page.goto('/pages/index/mine');
    await bell(0).waitFor();

    await page.goto('/pages/user/recharge');
    await recharge(visit, '100.000');
    await page.goto('/pages/index/mine');
    await bell(1).waitFor();
    await visit.checkScreen();

    await bell(1).click();
    await page.waitForURL('/pages/user/notify');
    const row = page
      .getByRole('list', { name: texts['account/notices']('notify.title') })
      .getByRole('listitem')
      .first();
    await row.getByText(texts['account/notices']('notify.unread'), { exact: true }).waitFor();
    await visit.checkScreen();

    await row.getByRole('link').click();
    await page.waitForURL(/\/pages\/user\/notify_detail\?notification_id=/);
    await page.getByText(/^100\.000 /).waitFor();
    await visit.checkScreen();
    await page.getByRole('button', { name: texts.shell('back') }).click();
    await page.waitForURL('/pages/user/notify');
    await page.getByText(texts['account/notices']('notify.allRead')).waitFor();
    expect(await row.getByText(texts['account/notices']('notify.unread'), { exact: true }).count()).toBe(0);

    await page.getByRole('link', { name: texts.shell('back') }).click();
    await bell(0).waitFor();
    await visit.end();
  },
);

it('another player’s notification is a page that does not exist', async () => {
  const [own, others] = [await openAccount(stage.shop.url, 50_000), await openAccount(stage.shop.url, 50_000)];
  const { rows } = await callShop(stage.shop.url, listNotifications, {}, { session: others });
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  await visit.signIn(own);
  await visit.page.goto(`/pages/user/notify_detail?notification_id=${rows[0]?.notification_id ?? ''}`);
  await visit.page.getByText(visit.texts['system/frame']('notFound.lead')).waitFor();
  await visit.checkScreen();
  const { rows: after } = await callShop(stage.shop.url, listNotifications, {}, { session: others });
  expect(after).toMatchObject([{ read_at: null }]);
  await visit.end();
});
