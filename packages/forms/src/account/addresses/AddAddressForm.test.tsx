import { ruleMessages } from '@mcy/api/contract';
import { AddAddressForm, type AddAddressFormProps } from '@mcy/forms/account/addresses';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { areaLoaders } from '../../fixtures/savedAddress.ts';

async function renderForm(given: Partial<AddAddressFormProps> = {}) {
  const onSubmit = vi.fn<AddAddressFormProps['onSubmit']>(async () => {});
  const onChoosePosition = vi.fn();
  const screen = await render(
    <AddAddressForm
      {...areaLoaders}
      first={false}
      onChoosePosition={onChoosePosition}
      onSubmit={onSubmit}
      {...given}
    />,
    { wrapper: await inLanguage('en') },
  );
  const box = (name: string) => screen.getByRole('textbox', { name });
  const save = () => screen.getByRole('button', { name: 'Save address' }).click();
  return { screen, onSubmit, onChoosePosition, box, save };
}

it('sends the input, without a pin when none was set', async () => {
  const { screen, onSubmit, box, save } = await renderForm();
  await box('Recipient').fill('Nguyễn Thị Lan');
  await box('Mobile number').fill('0912 345 678');
  await screen.getByRole('combobox', { name: 'Area' }).click();
  await screen.getByRole('option', { name: 'Thành phố Hà Nội' }).click();
  await screen.getByRole('option', { name: 'Phường Ba Đình' }).click();
  await box('Street address').fill('5 Đội Cấn');
  await screen.getByRole('switch', { name: 'Make default' }).click();
  await save();
  await expect
    .poll(() => onSubmit)
    .toHaveBeenCalledExactlyOnceWith({
      consignee: 'Nguyễn Thị Lan',
      phone: '0912 345 678',
      area: { province_code: '01', ward_code: '00004' },
      detail: '5 Đội Cấn',
      position: null,
      is_default: true,
    });
});

it('reports missing and wrong values at their fields, and keeps the input', async () => {
  const { screen, onSubmit, box, save } = await renderForm();
  await box('Recipient').fill('Nguyễn Thị Lan');
  await box('Mobile number').fill('024 3826 1234');
  await save();
  await expect.element(box('Mobile number')).toHaveAccessibleDescription(ruleMessages.vietnamese_mobile.en);
  const area = screen.getByRole('combobox', { name: 'Area' });
  await expect.element(area).toHaveAccessibleDescription(ruleMessages.required.en);
  await expect.element(box('Recipient')).toHaveValue('Nguyễn Thị Lan');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('takes its input to the map and back', async () => {
  const { screen, onChoosePosition, box } = await renderForm();
  await box('Recipient').fill('Lan');
  await screen.getByRole('button', { name: 'Set pin on map' }).click();
  expect(onChoosePosition).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ consignee: 'Lan', area: null }));
  await screen.unmount();

  const typed = { consignee: 'Lan', position: { latitude: 10.5, longitude: 106.25 } };
  const back = await renderForm({ typed });
  await expect.element(back.box('Recipient')).toHaveValue('Lan');
  await expect.element(back.screen.getByText('Pinned at 10.5, 106.25')).toBeVisible();
  await back.screen.getByRole('button', { name: 'Remove pin' }).click();
  await expect.element(back.screen.getByRole('button', { name: 'Set pin on map' })).toBeVisible();
});

it('does not offer a default switch for the first address', async () => {
  const { screen } = await renderForm({ first: true });
  await expect.element(screen.getByRole('switch')).not.toBeInTheDocument();
});
