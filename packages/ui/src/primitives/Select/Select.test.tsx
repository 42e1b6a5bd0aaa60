import '@mcy/ui/styles';
import { Select, type SelectProps } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Bank = 'vcb' | 'acb' | 'tpb';

const options: SelectProps<Bank>['options'] = [
  { label: 'Hay dùng', options: [{ value: 'vcb', label: 'Vietcombank' }] },
  {
    label: 'Khác',
    options: [
      { value: 'tpb', label: 'TPBank', disabled: true },
      { value: 'acb', label: 'ACB' },
    ],
  },
];

function Form({ onChoose, ...props }: Partial<SelectProps<Bank>> & { onChoose?: (bank: Bank) => void }) {
  const [bank, setBank] = useState<Bank | null>(null);
  return (
    <Select
      label="Ngân hàng"
      placeholder="Chọn ngân hàng"
      options={options}
      {...props}
      value={bank}
      onValueChange={(next) => {
        setBank(next);
        onChoose?.(next);
      }}
    />
  );
}

describe('Select', () => {
  it('opens, shows groups, returns the chosen value, and takes focus back', async () => {
    const chosen = vi.fn();
    const screen = await render(<Form onChoose={chosen} />);
    const field = screen.getByRole('combobox', { name: 'Ngân hàng' });
    await expect.element(field).toHaveTextContent('Chọn ngân hàng');
    await field.click();
    await expect.element(screen.getByRole('group', { name: 'Khác' })).toBeVisible();
    await screen.getByRole('option', { name: 'ACB' }).click();
    expect(chosen).toHaveBeenCalledExactlyOnceWith('acb');
    await expect.element(field).toHaveTextContent('ACB');
    await expect.element(field).toHaveFocus();
  });

  it('selects by keyboard, past disabled ones', async () => {
    const screen = await render(<Form />);
    const field = screen.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('option', { name: 'Vietcombank' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('option', { name: 'ACB' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveTextContent('ACB');
  });

  it('reports a blur only when focus leaves the field and its list', async () => {
    const left = vi.fn();
    const screen = await render(<Form onBlur={left} />);
    await screen.getByRole('combobox').click();
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    expect(left).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(left).toHaveBeenCalledExactlyOnceWith();
  });

  it('shows its error', async () => {
    const screen = await render(<Form error="Vui lòng chọn" />);
    const field = screen.getByRole('combobox');
    await expect.element(field).toHaveAccessibleDescription('Vui lòng chọn');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });
});
