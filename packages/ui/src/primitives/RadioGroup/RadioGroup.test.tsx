import '@mcy/ui/styles';
import { RadioGroup, type RadioGroupProps } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Delivery = 'home' | 'shop' | 'keep';

const options: RadioGroupProps<Delivery>['options'] = [
  { value: 'home', label: 'Giao tận nơi', description: '7 đến 15 ngày' },
  { value: 'shop', label: 'Tại cửa hàng', disabled: true },
  { value: 'keep', label: 'Giữ trong kho' },
];

function Form({ first = null, ...props }: { first?: Delivery | null } & Partial<RadioGroupProps<Delivery>>) {
  const [value, setValue] = useState<Delivery | null>(first);
  return <RadioGroup label="Cách nhận" options={options} {...props} value={value} onValueChange={setValue} />;
}

describe('RadioGroup', () => {
  it('is labeled, and selects by circle and by text', async () => {
    const screen = await render(<Form variant="card" />);
    await expect.element(screen.getByRole('radiogroup', { name: 'Cách nhận' })).toBeInTheDocument();
    const home = screen.getByRole('radio', { name: 'Giao tận nơi' });
    await expect.element(home).toHaveAccessibleDescription('7 đến 15 ngày');
    await home.click();
    await expect.element(home).toBeChecked();
    await screen.getByText('Giữ trong kho').click();
    await expect.element(screen.getByRole('radio', { name: 'Giữ trong kho' })).toBeChecked();
  });

  it('selects by arrow keys, past disabled ones', async () => {
    const screen = await render(<Form first="home" />);
    await userEvent.tab();
    // Held down, as a finger does: an instant click ends before focus has moved.
    await userEvent.keyboard('{ArrowDown>}');
    await expect.element(screen.getByRole('radio', { name: 'Giữ trong kho' })).toBeChecked();
    await userEvent.keyboard('{/ArrowDown}');
    await expect.element(screen.getByRole('radio', { name: 'Tại cửa hàng' })).toBeDisabled();
  });

  it('shows its error, and focuses its first option', async () => {
    let control: HTMLButtonElement | null = null;
    const screen = await render(
      <Form
        error="Chưa chọn"
        ref={(element) => {
          control = element;
        }}
      />,
    );
    await expect.element(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Chưa chọn');
    expect(control).toBe(screen.getByRole('radio', { name: 'Giao tận nơi' }).element());
  });

  it('reports a blur when focus leaves all of it', async () => {
    const left = vi.fn();
    await render(
      <>
        <Form first="home" onBlur={left} />
        <button type="button">Tiếp tục</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown>}{/ArrowDown}');
    expect(left).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(left).toHaveBeenCalledExactlyOnceWith();
  });
});
