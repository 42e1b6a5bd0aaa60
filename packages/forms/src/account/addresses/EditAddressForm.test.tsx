import { EditAddressForm, type EditAddressFormProps } from '@mcy/forms/account/addresses';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { areaLoaders, savedAddress } from '../../fixtures/savedAddress.ts';

async function renderForm(given: Partial<EditAddressFormProps> = {}) {
  const onSubmit = vi.fn<EditAddressFormProps['onSubmit']>(async () => {});
  const screen = await render(
    <EditAddressForm
      {...areaLoaders}
      address={savedAddress}
      onChoosePosition={vi.fn()}
      onSubmit={onSubmit}
      {...given}
    />,
    { wrapper: await inLanguage('en') },
  );
  return { screen, onSubmit };
}

it('starts with the saved address, and sends all of it', async () => {
  const { screen, onSubmit } = await renderForm();
  await expect.element(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('0912 345 678');
  const area = screen.getByRole('combobox', { name: 'Area' });
  await expect.element(area).toHaveTextContent('Phường Bến Thành, Thành phố Hồ Chí Minh');
  await screen.getByRole('textbox', { name: 'Recipient' }).fill('Lan Nguyễn');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  const { address_id, province_code, ward_code, detail, position } = savedAddress;
  await expect
    .poll(() => onSubmit)
    .toHaveBeenCalledExactlyOnceWith({
      address_id,
      consignee: 'Lan Nguyễn',
      phone: '0912 345 678',
      area: { province_code, ward_code },
      detail,
      position,
      is_default: false,
    });
});

it('has no switch for the default address', async () => {
  const { screen, onSubmit } = await renderForm({ address: { ...savedAddress, is_default: true } });
  await expect.element(screen.getByRole('switch')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => onSubmit.mock.lastCall?.[0].is_default).toBe(true);
});
