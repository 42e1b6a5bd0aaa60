// Covers: content/policies, account/entry
import { documentTypes, listAgreements } from '@mcy/api/content/policies/contract';
import { locales } from '@mcy/api/contract';
import { recharge as rechargeCall } from '@mcy/api/wallet/recharge/contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { sandboxTexts } from '../../server/src/areas/wallet/recharge/sandbox/texts.ts';
import { type Session, callShop } from '../shop/callShop.ts';
import { inTurn } from './inTurn.ts';
import { readCode } from './readCode.ts';
import { type Stage, setStage } from './Stage.ts';
import { acceptAndPay, recharge, register } from './steps.ts';
import { Visit, visitors } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

/** The signed-in user of the page. */
async function sessionOf({ page }: Visit): Promise<Session> {
  const stored: Readonly<Record<string, string | undefined>> = await page.evaluate(() => ({ ...localStorage }));
  return {
    token: stored['token'] ?? '',
    pwdVersion: Number(stored['pwdVersion']),
    // Stored by the app under the name of spec §3.
    user: JSON.parse(stored['user'] ?? '{}') as Session['user'],
  };
}

const agreementsOf = async (session: Session) => (await callShop(stage.shop.url, listAgreements, {}, { session })).rows;

it.for(inTurn(visitors, 1))(
  'a guest reads the user agreement on registering, and the purchase agreement once, before the first payment ($locale, $viewport)',
  async ({ locale, viewport }) => {
    const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale, viewport });
    const { page, texts } = visit;
    await page.goto('/pages/login/register?return_to=%2Fpages%2Fuser%2Frecharge');
    // What is typed outlives the reading, the way back and a reload.
    const named = page.getByLabel(texts['account/entry']('fields.nickname.label'), { exact: true });
    await page.getByLabel(texts['account/entry']('fields.sign_in_name.label'), { exact: true }).fill('a@example.com');
    await page
      .getByRole('textbox', { name: texts['account/entry']('fields.code.label'), exact: true })
      .fill(await readCode(visit, 'register'));
    await page.getByRole('button', { name: texts['account/entry']('register.next') }).click();
    await named.fill('Linh Chi');
    await page.getByLabel(texts['account/entry']('fields.password.label'), { exact: true }).fill('matkhau1');
    await page.getByRole('link', { name: texts['account/entry']('fields.agreement.policy') }).click();
    const reading = page.getByRole('dialog', { name: texts['content/policies']('types.user') });
    await reading.getByRole('region').waitFor();
    await visit.checkScreen();
    await reading.getByRole('button', { name: texts.shell('close') }).click();
    await reading.waitFor({ state: 'detached' });
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    expect(await named.inputValue()).toBe('Linh Chi');
    await page.reload();
    await expect.poll(() => named.inputValue()).toBe('Linh Chi');
    expect(await page.getByLabel(texts['account/entry']('fields.password.label'), { exact: true }).inputValue()).toBe(
      '',
    );
    await page.goBack();
    const typedName = page.getByLabel(texts['account/entry']('fields.sign_in_name.label'), { exact: true });
    await expect.poll(() => typedName.inputValue()).toBe('a@example.com');
    await register(visit);
    await page.waitForURL('/pages/user/recharge');
    const session = await sessionOf(visit);
    expect(await agreementsOf(session)).toMatchObject([
      { type: 'user', version: 1, accepted: { version: 1, locale } },
      { type: 'purchase', accepted: null },
    ]);

    // After declining, nothing is paid and the choice stays.
    const asked = page.getByRole('dialog', { name: texts['content/policies']('types.purchase') });
    await page.getByRole('button', { name: '100.000', exact: true }).click();
    await page
      .getByRole('button', { name: texts['wallet/recharge']('recharge.submitAmount', { amount: '100.000' }) })
      .click();
    await asked.getByRole('region').waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    expect(await agreementsOf(session)).toMatchObject([{}, { accepted: null }]);

    // Without a tick the button says so.
    await page
      .getByRole('button', { name: texts['wallet/recharge']('recharge.submitAmount', { amount: '100.000' }) })
      .click();
    await asked
      .getByRole('button', { name: texts['content/policies']('agreement.acceptAndPay', { amount: '100.000' }) })
      .click();
    await asked.getByText(texts['content/policies']('agreement.tickFirst')).waitFor();
    await acceptAndPay(visit, '100.000');
    await page.waitForURL(/\/sandbox\/pay/);
    await page.getByRole('button', { name: sandboxTexts[locale].approve }).click();
    await page.waitForURL(/\/pages\/mall\/payResult/);
    expect(await agreementsOf(session)).toMatchObject([{}, { accepted: { version: 1, locale } }]);

    // Never again.
    await page.goto('/pages/user/recharge');
    await recharge(visit, '50.000');
    await visit.end();
  },
);

it.runIf(long)(
  'an account from before the agreements is asked on its next visit, can read first, and is not asked again after accepting',
  async () => {
    const [session] = inject('oldAccounts');
    if (!session) throw new Error('There is no account from before.');
    const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
    await visit.signIn(session);
    const { page, texts } = visit;
    const asked = page.getByRole('dialog', { name: texts['content/policies']('types.user') });
    await page.goto('/');
    await asked.getByRole('region').waitFor();
    await page.keyboard.press('Escape');
    await visit.checkScreen();
    expect(await asked.count()).toBe(1);

    // A separate page that nothing covers.
    const opened = page.waitForEvent('popup');
    await asked.getByRole('link', { name: texts['content/policies']('agreement.fullPage') }).click();
    const reading = await opened;
    await reading.getByRole('heading', { level: 2, name: texts['content/policies']('types.user') }).waitFor();
    const answered = reading.waitForResponse((response) => response.url().includes(listAgreements.path));
    await answered;
    expect(await reading.getByRole('dialog').count()).toBe(0);
    await reading.close();

    await asked.getByRole('checkbox').check();
    await asked.getByRole('button', { name: texts['content/policies']('agreement.accept') }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await agreementsOf(session)).toMatchObject([{ accepted: { version: 1, locale: 'vn' } }, { accepted: null }]);
    const again = page.waitForResponse((response) => response.url().includes(listAgreements.path));
    await page.reload();
    await again;
    await visit.checkScreen();
    expect(await asked.count()).toBe(0);
    await visit.end();
  },
);

it('an account from before the agreements may sign out instead, and cannot pay before accepting both', async () => {
  const [, session] = inject('oldAccounts');
  if (!session) throw new Error('There is no account from before.');
  await expect(callShop(stage.shop.url, rechargeCall, { amount: 100_000 }, { session })).rejects.toThrow(
    /Accept the current user agreement/,
  );
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url, viewport: 'desktop' });
  await visit.signIn(session);
  const { page, texts } = visit;
  await page.goto('/pages/index/mine');
  const asked = page.getByRole('dialog', { name: texts['content/policies']('types.user') });
  await asked.getByRole('button', { name: texts['content/policies']('agreement.signOut') }).click();
  await asked.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: texts['account/entry']('signIn.register') }).waitFor();
  await visit.end();
});

it.for(inTurn(locales, 1))('every document opens in %s, from the account page on', async (locale) => {
  const visit = await Visit.begin(stage.browser, {
    url: stage.shop.url,
    locale,
    viewport: locale === 'zh' ? 'desktop' : 'phone',
    choosing: locale !== 'vn',
    allowed: /404/,
  });
  const { page, texts } = visit;
  await page.goto('/pages/index/mine');
  await page.getByRole('link', { name: texts['account/profile']('mine.policies') }).click();
  await page.waitForURL(/common\/Policy\?type=user/);
  await page.getByRole('heading', { level: 2, name: texts['content/policies']('types.user') }).waitFor();
  for (const type of documentTypes.slice(1)) {
    await page.getByRole('link', { name: texts['content/policies'](`types.${type}`), exact: true }).click();
    await page.getByRole('heading', { level: 2, name: texts['content/policies'](`types.${type}`) }).waitFor();
    await expect.poll(() => page.title()).toBe(`${texts['content/policies'](`types.${type}`)} · MCY`);
    await visit.checkScreen();
  }
  // An address may name a section and a version.
  await page.goto('/pages/common/Policy?type=payment&version=1#withdrawal');
  const section = page.locator('#withdrawal');
  await section.waitFor();
  await expect.poll(() => section.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(120);
  await page.goto('/pages/common/Policy?type=payment&version=9');
  await page.getByText(texts['system/frame']('notFound.lead')).waitFor();
  await visit.end();
});
