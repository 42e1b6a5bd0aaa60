import { AreaField } from '@mcy/forms';
import { expect, it, vi } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';

const loaders = {
  loadProvinces: vi.fn(async () => [
    { code: '01', name: 'Thành phố Hà Nội' },
    { code: '79', name: 'Thành phố Hồ Chí Minh' },
  ]),
  loadWards: vi.fn(async () => [{ code: '26743', name: 'Phường Bến Thành' }]),
};
const codes = { province_code: '79', ward_code: '26743' };
const names = { ...codes, province_name: 'Tỉnh Cũ', ward_name: 'Phường Cũ' };

it('holds the codes of the choice, null before', async () => {
  const { screen, held } = await renderField(
    { name: 'area', value: null },
    <AreaField name="area" label="Area" {...loaders} />,
  );
  const field = screen.getByRole('combobox', { name: 'Area' });
  await expect.element(field).toHaveTextContent('Province, ward');
  expect(held).toHaveBeenLastCalledWith(null);
  await field.click();
  await screen.getByRole('option', { name: 'Thành phố Hồ Chí Minh' }).click();
  await screen.getByRole('option', { name: 'Phường Bến Thành' }).click();
  expect(held).toHaveBeenLastCalledWith(codes);
  await expect.element(field).toHaveTextContent('Phường Bến Thành, Thành phố Hồ Chí Minh');
});

it('shows given names, and looks up missing ones', async () => {
  loaders.loadProvinces.mockClear();
  const { screen } = await renderField(
    { name: 'area', value: codes },
    <AreaField name="area" label="Area" names={names} {...loaders} />,
  );
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Phường Cũ, Tỉnh Cũ');
  expect(loaders.loadProvinces).not.toHaveBeenCalled();
  await screen.unmount();

  const other = await renderField(
    { name: 'area', value: codes },
    <AreaField name="area" label="Area" names={{ ...names, ward_code: '00001' }} {...loaders} />,
  );
  const field = other.screen.getByRole('combobox');
  await expect.element(field).toHaveTextContent('Phường Bến Thành, Thành phố Hồ Chí Minh');
});

it('falls back to codes when the names fail to load', async () => {
  const loadWards = async () => {
    throw new Error('The network is gone');
  };
  const { screen } = await renderField(
    { name: 'area', value: codes },
    <AreaField name="area" label="Area" {...loaders} loadWards={loadWards} />,
  );
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('26743, 79');
});
