import '@mcy/ui/styles';
import { Stepper } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

async function renderStepper(first: number, onValueChange: (value: number) => void = () => {}) {
  function Form() {
    const [value, setValue] = useState(first);
    return (
      <Stepper
        label="Số lượng"
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
        max={5}
        minText="Ít nhất 1"
        maxText="Tối đa 5"
        decreaseLabel="Bớt"
        increaseLabel="Thêm"
      />
    );
  }
  const screen = await render(<Form />);
  return {
    screen,
    field: screen.getByRole('spinbutton', { name: 'Số lượng' }),
    less: screen.getByRole('button', { name: 'Bớt' }),
    more: screen.getByRole('button', { name: 'Thêm' }),
  };
}

describe('Stepper', () => {
  it('counts by its buttons and announces the number', async () => {
    const { screen, field, less, more } = await renderStepper(2);
    await more.click();
    await expect.element(field).toHaveValue('3');
    await expect.element(screen.getByRole('status')).toHaveTextContent('3');
    await less.click();
    await less.click();
    await expect.element(field).toHaveValue('1');
  });

  it('stops at its limits, says so, and keeps focus', async () => {
    const changed = vi.fn();
    const { field, less, more } = await renderStepper(1, changed);
    await less.click({ force: true });
    await expect.element(less).toHaveFocus();
    await expect.element(less).toHaveAttribute('aria-disabled', 'true');
    await expect.element(field).toHaveAccessibleDescription('Ít nhất 1');
    expect(changed).not.toHaveBeenCalled();
    for (let presses = 0; presses < 6; presses += 1) await more.click({ force: true });
    await expect.element(field).toHaveValue('5');
    await expect.element(field).toHaveAccessibleDescription('Tối đa 5');
    await expect.element(more).toHaveFocus();
    expect(changed).toHaveBeenLastCalledWith(5);
  });

  it('clamps typed values on blur, and never reports one out of range', async () => {
    const changed = vi.fn();
    const { field } = await renderStepper(2, changed);
    await field.fill('30');
    await expect.element(field).toHaveAccessibleDescription('Tối đa 5');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(changed).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect.element(field).toHaveValue('5');
    expect(changed).toHaveBeenLastCalledWith(5);
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await field.fill('0');
    await userEvent.tab();
    await expect.element(field).toHaveValue('1');
  });

  it('restores the number when left empty, and refuses letters', async () => {
    const { field } = await renderStepper(3);
    await field.fill('');
    await userEvent.tab();
    await expect.element(field).toHaveValue('3');
    await field.fill('4a-');
    await expect.element(field).toHaveValue('4');
  });

  it('counts by the keys of a spin button', async () => {
    const { field } = await renderStepper(3);
    await field.click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveAttribute('aria-valuenow', '4');
    await userEvent.keyboard('{End}');
    await expect.element(field).toHaveValue('5');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect.element(field).toHaveValue('1');
  });

  it('repeats while a button is held, and stops on release', async () => {
    const { field, more } = await renderStepper(1);
    const button = more.element();
    vi.useFakeTimers();
    try {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(600);
      button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(500);
    } finally {
      vi.useRealTimers();
    }
    await expect.element(field).toHaveValue('4');
  });
});
