import '@mcy/ui/styles';
import { AreaPicker, type AreaPickerProps, type ChosenArea } from '@mcy/ui/patterns';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { provinces, wards } from '../fixtures/areas.ts';

const texts: AreaPickerProps['texts'] = {
  placeholder: 'Choose an area',
  close: 'Close',
  province: 'Province',
  ward: 'Ward',
  search: 'Search',
  changeProvince: 'Change province',
  found: (count) => `${count} found`,
  noneFound: (typed) => `Nothing is called ${typed}`,
  loadingLabel: 'Loading',
  failedTitle: 'Not loaded',
  retryLabel: 'Retry',
};

async function renderPicker(given: Partial<AreaPickerProps> = {}) {
  const chosen = vi.fn<(area: ChosenArea) => void>();
  const left = vi.fn();
  const loadWards = vi.fn(async () => wards);
  function Picking() {
    const [value, setValue] = useState<ChosenArea | null>(null);
    return (
      <AreaPicker
        label="Area"
        value={value}
        onValueChange={(area) => {
          setValue(area);
          chosen(area);
        }}
        loadProvinces={async () => provinces}
        loadWards={loadWards}
        texts={texts}
        onBlur={left}
        {...given}
      />
    );
  }
  const screen = await render(<Picking />);
  const field = screen.getByRole('combobox', { name: 'Area' });
  return { screen, field, chosen, left, loadWards };
}

describe('AreaPicker', () => {
  it('picks by click: a province, another, then a ward', async () => {
    const { screen, field, chosen, left, loadWards } = await renderPicker();
    await expect.element(field).toHaveTextContent('Choose an area');
    await field.click();
    await expect.element(screen.getByRole('heading', { name: 'Province' })).toBeVisible();
    await screen.getByRole('option', { name: 'Tỉnh Cà Mau' }).click();
    await screen.getByRole('button', { name: 'Change province' }).click();
    await screen.getByRole('option', { name: 'Thành phố Hà Nội' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Ward' })).toBeVisible();
    expect(loadWards.mock.calls).toEqual([['96'], ['01']]);
    await screen.getByRole('option', { name: 'Phường Bàn Cờ', exact: true }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(chosen).toHaveBeenCalledExactlyOnceWith({
      province: { code: '01', name: 'Thành phố Hà Nội' },
      ward: { code: '26744', name: 'Phường Bàn Cờ' },
    });
    await expect.element(field).toHaveTextContent('Phường Bàn Cờ, Thành phố Hà Nội');
    await expect.element(field).toHaveFocus();
    expect(left).toHaveBeenCalled();
  });

  it('searches without accents, and Enter picks the best match', async () => {
    const { screen, field } = await renderPicker();
    await field.click();
    const search = screen.getByRole('combobox', { name: 'Search' });
    await search.fill('dak');
    const option = screen.getByRole('option');
    await expect.element(option).toHaveTextContent('Tỉnh Đắk Lắk');
    await expect.element(search).toHaveAttribute('aria-activedescendant', option.element().id);
    await expect.element(screen.getByText('1 found')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Tỉnh Đắk Lắk')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Ward' })).toBeVisible();
  });

  it('moves by arrow keys, and Escape closes without a choice', async () => {
    const { screen, field, chosen, left } = await renderPicker();
    await field.click();
    await expect.element(screen.getByRole('option').first()).toBeVisible();
    const search = screen.getByRole('combobox', { name: 'Search' });
    search.element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{PageDown}');
    const last = screen.getByRole('option').last();
    await expect.element(search).toHaveAttribute('aria-activedescendant', last.element().id);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(chosen).not.toHaveBeenCalled();
    expect(left).toHaveBeenCalled();
    await expect.element(field).toHaveFocus();
  });

  it('says when nothing matches', async () => {
    const { screen, field } = await renderPicker();
    await field.click();
    await screen.getByRole('combobox', { name: 'Search' }).fill('Quận 1');
    await expect.element(screen.getByText('Nothing is called Quận 1')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  it('shows why a list failed, and retries', async () => {
    const loadProvinces = vi.fn(async () => provinces);
    loadProvinces.mockRejectedValueOnce(new Error('The network is gone'));
    const { screen, field } = await renderPicker({ loadProvinces });
    await field.click();
    await expect.element(screen.getByText('The network is gone')).toBeVisible();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByRole('option', { name: 'Tỉnh An Giang' })).toBeVisible();
    expect(loadProvinces).toHaveBeenCalledTimes(2);
  });

  it('shows its error', async () => {
    const { field } = await renderPicker({ error: 'Please fill this in.', required: true });
    await expect.element(field).toHaveAccessibleDescription('Please fill this in.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAttribute('aria-required', 'true');
  });
});
