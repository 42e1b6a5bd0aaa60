// Covers: account/checkIn, account/identity, operator
import { formatAmount } from '@mcy/api/contract';
import { readCheckIn } from '@mcy/api/account/checkIn/contract';
import { login } from '@mcy/api/account/entry/contract';
import { readIdentity } from '@mcy/api/account/identity/contract';
import { uploadFile } from '@mcy/api/system/uploads/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { checkInJournal } from '../../server/src/areas/account/checkIn/checkInJournals.ts';
import { identityNotices } from '../../server/src/areas/account/identity/identityNotices.ts';
import { levelGiftJournal } from '../../server/src/areas/account/levels/levelJournals.ts';
import { rechargeJournal } from '../../server/src/areas/wallet/recharge/rechargeJournals.ts';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Stage, setOwnStage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  // In the long run `payOnce` checks the same player in.
  stage = await (long ? setOwnStage() : setStage());
});
afterAll(() => stage.end());

const demo = (sign_in_name: string) => callShop(stage.shop.url, login, { sign_in_name, password: 'Demo1234' });

/** Imitates the packaged phone app, with a camera that sees one color. */
function packageApp(): void {
  const Capacitor = {
    isNativePlatform: () => true,
    getPlatform: () => 'android',
    Plugins: {
      AppUpdater: {
        download: () => Promise.resolve(),
        install: () => Promise.resolve(),
        addListener: () => Promise.resolve({ remove: () => Promise.resolve() }),
      },
      App: { exitApp: () => Promise.resolve() },
    },
  };
  Object.assign(globalThis, { Capacitor });
  const getUserMedia = () => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d');
    setInterval(() => {
      if (!context) return;
      context.fillStyle = '#c58f6a';
      context.fillRect(0, 0, 640, 480);
    }, 50);
    return Promise.resolve(canvas.captureStream(20));
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
}

it('a verified player checks in, sees streak and stones, and is invited back tomorrow', async () => {
  const session = await demo('demo@mcy.vn');
  const before = await callShop(stage.shop.url, readWallet, {}, { session });
  const { streak, days } = await callShop(stage.shop.url, readCheckIn, {}, { session });
  const stones = String(days.find(({ state }) => state === 'today')?.stones);
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  await visit.signIn(session);
  const { page, texts } = visit;

  await page.goto('/pages/index/mine');
  await page.getByRole('link', { name: texts['account/profile']('mine.checkIn'), exact: true }).click();
  await page.waitForURL('/pages/home/sign');
  await visit.checkScreen();
  await page.getByRole('button', { name: texts['account/checkIn']('checkIn.press', { stones }) }).click();
  await page.getByText(texts['account/checkIn']('checkIn.gotTold', { stones })).waitFor();
  await page
    .getByRole('heading', { name: texts['account/checkIn']('checkIn.streak', { count: streak + 1 }) })
    .waitFor();
  await page.getByRole('timer').waitFor();
  await visit.checkScreen();
  await page.reload();
  await page.getByText(texts['account/checkIn']('checkIn.done')).waitFor();
  expect(await page.getByRole('button', { name: texts['account/checkIn']('checkIn.press', { stones }) }).count()).toBe(
    0,
  );
  const { stone } = await callShop(stage.shop.url, readWallet, {}, { session });
  expect(stone).toBe(before.stone + Number(stones));

  await page.goto('/pages/index/mine');
  await page
    .getByRole('link', {
      name: new RegExp(`^${texts['account/profile']('mine.stones')} ${formatAmount(stone)}`),
    })
    .click();
  await page.waitForURL('/pages/user/stone_flow');
  const entries = page.getByRole('list', { name: texts['wallet/flow']('flow.of.stone.title') }).getByRole('listitem');
  await entries.filter({ hasText: checkInJournal.label.vn }).first().waitFor();
  await visit.checkScreen();
  // Not `check`: the choice shows once the address has it.
  await page.getByRole('radio', { name: levelGiftJournal.label.vn }).click();
  await page.getByText(texts['wallet/flow']('flow.nothingFound.title')).waitFor();
  expect(await page.getByRole('radio', { name: rechargeJournal.label.vn }).count()).toBe(0);
  await visit.end();
});

it.runIf(long)('the web sends an unverified player to the app, by a QR code', async () => {
  const session = await openAccount(stage.shop.url, 50_000);
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale: 'en', viewport: 'desktop' });
  await visit.signIn(session);
  const { page, texts } = visit;

  await page.goto('/pages/home/sign');
  await page.getByText(texts['account/checkIn']('checkIn.notVerified')).waitFor();
  await visit.checkScreen();
  await page.getByRole('link', { name: texts['account/checkIn']('checkIn.verify') }).click();
  await page.waitForURL('/pages/home/shiming');
  await page.getByRole('img', { name: texts['account/identity']('identity.download.code') }).waitFor();
  await visit.checkScreen();
  await visit.end();
});

it('in the app a player submits their identity with photos, an operator rejects it, and the player reads why', async () => {
  const { url } = stage.shop;
  const session = await openAccount(url, 50_000);
  const visit = await Visit.begin(stage.browser, { url });
  await visit.page.addInitScript(packageApp);
  await visit.signIn(session);
  const { page, texts } = visit;

  await page.goto('/pages/home/shiming');
  await page.getByRole('textbox', { name: texts['account/identity']('fields.full_name.label') }).fill('Nguyễn Thị Lan');
  await page.getByRole('radio', { name: texts['account/identity']('fields.kind_options.passport') }).check();
  await page.getByRole('textbox', { name: texts['account/identity']('fields.number.label') }).fill('??');
  await page.getByRole('button', { name: texts['account/identity']('identity.takeFace') }).click();
  await page.waitForURL('/pages/home/face');
  await page.getByRole('button', { name: texts['account/identity']('face.start') }).click();
  await page.getByRole('button', { name: texts['account/identity']('face.take') }).click();
  await visit.checkScreen();
  await page.getByRole('button', { name: texts['account/identity']('face.use') }).click();
  await page.waitForURL('/pages/home/shiming');
  await page.getByText(texts['account/identity']('identity.faceTaken')).waitFor();

  const uploaded = page.waitForResponse((response) => response.url().includes(uploadFile.path));
  const front = page.locator('input[type="file"]').first();
  await front.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await uploaded;
  await page.getByRole('button', { name: texts['account/identity']('identity.submit') }).click();
  const number = page.getByRole('textbox', { name: texts['account/identity']('fields.number.label') });
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
  await visit.checkScreen();
  await number.fill('C1234567');
  await page.getByRole('button', { name: texts['account/identity']('identity.submit') }).click();
  await page.getByRole('heading', { name: texts['account/identity']('identity.underReview.title') }).waitFor();
  await visit.checkScreen();

  const office = await Visit.begin(stage.browser, { url, viewport: 'desktop' });
  await office.signIn(await demo('operator@mcy.vn'));
  const words = office.texts['operator/identity'];
  await office.page.goto('/pages/index/mine');
  await office.page.getByRole('link', { name: office.texts['account/profile']('mine.desk') }).click();
  await office.page.waitForURL('/operator');
  await expect.poll(() => office.page.getByRole('navigation').count()).toBe(1);
  await office.page
    .getByRole('navigation')
    .getByRole('link', { name: words('identity.title') })
    .click();
  await office.page.waitForURL('/operator/identity');
  await office.checkScreen();
  await office.page.getByRole('link', { name: /Nguyễn Thị Lan/ }).click();
  await office.page.waitForURL(/identity_detail/);
  const face = office.page.getByRole('img', { name: words('identity.sides.face') });
  await expect.poll(() => face.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(640);
  await office.page.getByRole('radio', { name: words('fields.decision_options.rejected') }).check();
  await office.page.getByRole('radio', { name: words('fields.reason_options.unreadable') }).check();
  await office.checkScreen();
  await office.page.getByRole('button', { name: words('identity.submit') }).click();
  await office.page.waitForURL('/operator/identity');
  await office.page.getByText(words('identity.empty.title')).waitFor();
  await office.end();

  const { review } = await callShop(url, readIdentity, {}, { session });
  expect(review).toMatchObject({ state: 'rejected', number_end: '4567' });
  await page.goto('/pages/user/notify');
  await page.getByRole('link', { name: /Hồ sơ xác minh bị từ chối/ }).click();
  await page.getByRole('link', { name: identityNotices.identity_reviewed.leadsTo.label.vn }).click();
  await page.waitForURL('/pages/home/shiming');
  await page.getByRole('heading', { name: texts['account/identity']('identity.rejected.title') }).waitFor();
  await visit.checkScreen();
  await page.getByRole('button', { name: texts['account/identity']('identity.again') }).click();
  await page.getByRole('textbox', { name: texts['account/identity']('fields.full_name.label') }).waitFor();
  await visit.end();
});
