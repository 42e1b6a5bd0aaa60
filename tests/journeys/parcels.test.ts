// Covers: collection/parcels, collection/claims
import { addAddress } from '@mcy/api/account/addresses/contract';
import { login } from '@mcy/api/account/entry/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { listParcels } from '@mcy/api/collection/parcels/contract';
import { decideClaim, listShopClaims } from '@mcy/api/operator/claims/contract';
import { packParcel, shipParcel } from '@mcy/api/operator/parcels/contract';
import { afterAll, beforeAll, it } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it('a player sends three toys home, receives them, and reports one missing', async () => {
  const { url } = stage.shop;
  const session = await openAccount(url, 2_000_000);
  const { rows: pools } = await callShop(url, listPools, {});
  const pool_id = pools.find(({ remaining }) => remaining === null)?.pool_id ?? '';
  const { opening } = await callShop(url, openMysteryBox, { pool_id, count: 5, client_seed: 'mine' }, { session });
  await callShop(url, revealOpening, { opening_id: opening.opening_id }, { session });
  const area = { province_code: '79', ward_code: '26743' };
  const address = { consignee: 'Nguyễn Minh An', phone: '0912345678', area, detail: '12 Lê Lợi', position: null };
  await callShop(url, addAddress, { ...address, is_default: true }, { session });

  const visit = await Visit.begin(stage.browser, { url, locale: 'vn', viewport: 'phone' });
  await visit.signIn(session);
  const { page, texts } = visit;
  const t = texts['collection/parcels'];
  await page.goto('/pages/bag/send');
  for (const place of [0, 1, 2]) await page.getByRole('checkbox').nth(place).click();
  await page.getByText(t('send.chosen', { count: 3 }), { exact: true }).waitFor();
  await visit.checkScreen();
  // What was chosen outlives a reload.
  await page.reload();
  await page.getByText(t('send.chosen', { count: 3 }), { exact: true }).waitFor();
  await page.getByRole('button', { name: t('send.submit', { count: 1 }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('send.confirm.send'), exact: true })
    .click();
  await page.waitForURL(/bag\/delivery\?parcel_id=/);
  await page
    .getByRole('list', { name: t('parcel.where') })
    .getByRole('listitem')
    .filter({ hasText: t('event.ordered') })
    .waitFor();
  await visit.checkScreen();

  const { rows } = await callShop(url, listParcels, {}, { session });
  const parcel_id = rows[0]?.parcel_id ?? '';
  const operator = await callShop(url, login, { sign_in_name: 'operator@mcy.vn', password: 'Demo1234' });
  await callShop(url, packParcel, { parcel_id }, { session: operator });
  const shipment = { parcel_id, carrier: 'GHN', tracking_number: 'GHN-123456' };
  await callShop(url, shipParcel, shipment, { session: operator });

  await page.reload();
  await page.getByRole('button', { name: t('parcel.receive') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('parcel.receive') })
    .click();
  await page.getByRole('link', { name: t('parcel.claim') }).click();
  await page.getByRole('checkbox').first().click();
  await page.getByRole('radio', { name: texts['collection/claims']('kind.missing') }).click();
  await page.getByRole('textbox').fill('Thiếu một món.');
  await visit.checkScreen();
  await page.getByRole('button', { name: texts['collection/claims']('claim.submit') }).click();
  await page.getByText(texts['collection/claims']('state.submitted'), { exact: true }).waitFor();

  const waiting = await callShop(url, listShopClaims, { limit: 50 }, { session: operator });
  const claim_id = waiting.rows.at(-1)?.claim_id ?? '';
  const decision = { claim_id, decision: 'replacement', reason: null } as const;
  await callShop(url, decideClaim, decision, { session: operator });
  await page.reload();
  await page.getByRole('link', { name: texts['collection/claims']('seeReplacement') }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: t('event.replaced') })
    .waitFor();
  await visit.checkScreen();
  await visit.end();
});
