// Covers: account/addresses
import { addAddress, listAddresses } from '@mcy/api/account/addresses/contract';
import { ruleMessages } from '@mcy/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit, visitors } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it.for(inTurn(visitors, 0))(
  'a player adds an address with the map, edits it, makes it the default and deletes it ($locale, $viewport)',
  async ({ locale, viewport }) => {
    const { url } = stage.shop;
    const session = await openAccount(url, 50_000);
    const visit = await Visit.begin(stage.browser, { url, locale, viewport });
    await visit.signIn(session);
    const { page, texts } = visit;

    const box = (field: 'consignee' | 'phone' | 'detail') =>
      page.getByRole('textbox', { name: texts['account/addresses'](`fields.${field}.label`) });

    await page.goto('/pages/index/mine');
    await page.getByRole('link', { name: texts['account/addresses']('address.title'), exact: true }).click();
    await page.waitForURL('/pages/user/address/index');
    await page.getByText(texts['account/addresses']('address.empty.title')).waitFor();
    await visit.checkScreen();
    await page.getByRole('link', { name: texts['account/addresses']('address.add') }).click();
    await page.waitForURL('/pages/user/address/add');

    // A landline and no area: both are reported, and no input is lost.
    await box('consignee').fill('Nguyễn Thị Lan');
    await box('phone').fill('024 3826 1234');
    await box('detail').fill('12 Lê Lợi');
    const save = page.getByRole('button', { name: texts['account/addresses']('address.addSubmit') });
    await save.click();
    await page.getByText(ruleMessages.vietnamese_mobile[locale], { exact: true }).waitFor();
    await page.getByText(ruleMessages.required[locale], { exact: true }).waitFor();
    await visit.checkScreen();
    expect(await box('consignee').inputValue()).toBe('Nguyễn Thị Lan');

    await box('phone').fill('0912 345 678');
    const area = page.getByRole('combobox', { name: texts['account/addresses']('fields.area.label') });
    await area.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('option').first().waitFor();
    await visit.checkScreen();
    await dialog.getByRole('combobox').fill('ho chi minh');
    await dialog.getByRole('combobox').press('Enter');
    await dialog.getByRole('combobox').fill('ben thanh');
    await dialog.getByRole('option', { name: 'Phường Bến Thành', exact: true }).waitFor();
    // By the keyboard: a click this soon, where the field was pressed, is the second tap of a double tap.
    await dialog.getByRole('combobox').press('Enter');
    await expect.poll(() => area.textContent()).toBe('Phường Bến Thành, Thành phố Hồ Chí Minh');

    // The map is a separate page: there and back.
    await page.getByRole('button', { name: texts['account/addresses']('address.putPin') }).click();
    await page.waitForURL(/\/pages\/system\/choose-location/);
    await page.getByRole('button', { name: texts['system/map']('map.zoomIn') }).waitFor();
    await visit.checkScreen();
    await page.getByRole('application').press('Enter');
    await page.getByRole('button', { name: texts['system/map']('chooseLocation.submit') }).click();
    await page.waitForURL('/pages/user/address/add');
    await page.getByText(/10\.77\d*, 106\.69\d*/).waitFor();
    expect(await box('consignee').inputValue()).toBe('Nguyễn Thị Lan');
    await expect.poll(() => area.textContent()).toBe('Phường Bến Thành, Thành phố Hồ Chí Minh');
    await save.click();

    await page.waitForURL('/pages/user/address/index');
    const rows = page.getByRole('list', { name: texts['account/addresses']('address.title') }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.getByText(texts['account/addresses']('address.default'), { exact: true }).waitFor();
    await visit.checkScreen();

    await rows
      .getByRole('link', { name: texts['account/addresses']('address.openMapNamed', { consignee: 'Nguyễn Thị Lan' }) })
      .click();
    await page.waitForURL(/\/pages\/system\/open-location/);
    await page.getByRole('heading', { name: '12 Lê Lợi' }).waitFor();
    await visit.checkScreen();
    await page.getByRole('button', { name: texts.shell('back') }).click();
    await page.waitForURL('/pages/user/address/index');

    await callShop(
      url,
      addAddress,
      {
        consignee: 'Trần Văn Bình',
        phone: '0987654321',
        area: { province_code: '01', ward_code: '00004' },
        detail: '5 Đội Cấn',
        position: null,
        is_default: false,
      },
      { session },
    );
    await page.reload();
    await page
      .getByRole('button', {
        name: texts['account/addresses']('address.makeDefaultNamed', { consignee: 'Trần Văn Bình' }),
      })
      .click();
    await expect.poll(() => rows.first().textContent()).toContain(texts['account/addresses']('address.default'));
    await expect.poll(() => rows.first().textContent()).toContain('Trần Văn Bình');

    await page
      .getByRole('link', { name: texts['account/addresses']('address.editNamed', { consignee: 'Nguyễn Thị Lan' }) })
      .click();
    await page.waitForURL(/\/pages\/user\/address\/edit/);
    await expect.poll(() => box('phone').inputValue()).toBe('0912 345 678');
    await box('detail').fill('14 Lê Lợi');
    await page.getByRole('button', { name: texts['account/addresses']('address.editSubmit') }).click();
    await page.waitForURL('/pages/user/address/index');
    await rows.getByText('14 Lê Lợi').waitFor();

    await page
      .getByRole('button', { name: texts['account/addresses']('address.removeNamed', { consignee: 'Trần Văn Bình' }) })
      .click();
    await dialog.getByText(texts['account/addresses']('address.removeConfirm.title')).waitFor();
    await visit.checkScreen();
    await dialog.getByRole('button', { name: texts['account/addresses']('address.remove'), exact: true }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await rows.getByText(texts['account/addresses']('address.default'), { exact: true }).waitFor();
    expect((await callShop(url, listAddresses, {}, { session })).rows).toMatchObject([
      { consignee: 'Nguyễn Thị Lan', detail: '14 Lê Lợi', phone: '+84912345678', is_default: true },
    ]);
    await visit.end();
  },
);
