// Covers: collection/gifts
import { listGiftableToys } from '@mcy/api/collection/gifts/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { drawToy } from '../shop/drawToy.ts';
import { openAccount } from '../shop/openAccount.ts';
import { registerPlayer } from '../shop/registerPlayer.ts';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit, visitors } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it.for(inTurn(visitors, 5))(
  'a toy is given by link, and is in the collection of the player who opened it ($locale, $viewport)',
  async ({ locale, viewport }) => {
    const { url } = stage.shop;
    const giver = await openAccount(url, 500_000);
    await drawToy(url, giver);
    const { rows } = await callShop(url, listGiftableToys, {}, { session: giver });
    const [toy] = rows;

    const visit = await Visit.begin(stage.browser, { url, locale, viewport });
    const { page } = visit;
    const t = visit.texts['collection/gifts'];
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit.signIn(giver);
    await page.goto('/pages/bag/gifts');
    await page.getByRole('radio', { name: t('gifts.sides.given') }).click();
    await page.getByText(t('gifts.empty.given.title')).waitFor();
    await visit.checkScreen();
    await page
      .getByRole('link', { name: t('gifts.give') })
      .last()
      .click();
    await page.getByRole('list').getByRole('button', { pressed: false }).first().click();
    await visit.checkScreen();
    await page.getByRole('button', { name: t('give.next') }).click();
    await page.getByRole('radio', { name: t('give.ways.link') }).click();
    await page.getByLabel(new RegExp(t('fields.message.label'))).fill('Tặng bạn!');
    await visit.checkScreen();
    await page.getByRole('button', { name: t('give.preview') }).click();
    await page.getByText(t('give.check.byLink')).waitFor();
    await visit.checkScreen();
    // The browser's way back is a step back, and loses nothing.
    await page.goBack();
    await page.getByRole('button', { name: t('give.preview') }).waitFor();
    expect(await page.getByLabel(new RegExp(t('fields.message.label'))).inputValue()).toBe('Tặng bạn!');
    await page.getByRole('button', { name: t('give.preview') }).click();
    await page.getByText(t('give.check.byLink')).waitFor();
    await page.getByRole('button', { name: t('give.send') }).click();
    await page.waitForURL(/\/pages\/bag\/gift_open\?gift=/);
    await page.getByRole('button', { name: t('gift.share') }).click();
    const sheet = page.getByRole('dialog', { name: visit.texts.shell('share') });
    await sheet.getByRole('button', { name: visit.texts['system/sharing']('share.targets.copyLink') }).click();
    await page.getByText(visit.texts['system/sharing']('share.linkCopied')).first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await visit.checkScreen();

    const { session: friend } = await registerPlayer(url);
    const friends = await Visit.begin(stage.browser, { url, locale, viewport });
    await friends.signIn(friend);
    await friends.page.goto(link);
    await friends.page.getByText('“Tặng bạn!”').waitFor();
    await friends.checkScreen();
    await friends.page.getByRole('button', { name: t('gift.open') }).click();
    await friends.checkScreen();
    await friends.page.getByRole('button', { name: t('gift.accept') }).click();
    await friends.page.getByRole('heading', { name: t('gift.settled.receiver.accepted') }).waitFor();
    await friends.checkScreen();
    const hers = await callShop(url, listGiftableToys, {}, { session: friend });
    expect(hers.rows).toMatchObject([{ item_id: toy?.item_id }]);
    await friends.end();

    await page.goto('/pages/bag/gifts');
    await page.getByRole('radio', { name: t('gifts.sides.given') }).click();
    await page.getByRole('link', { name: new RegExp(t('states.accepted')) }).waitFor();
    await visit.end();
  },
);
