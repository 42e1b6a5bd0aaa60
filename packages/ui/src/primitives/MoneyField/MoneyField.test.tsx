import { MoneyField } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

async function renderField(first: number | null, onValueChange: (value: number | null) => void = () => {}) {
  function Form() {
    const [value, setValue] = useState(first);
    return (
      <MoneyField
        label="Số tiền nạp"
        unit="xu"
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    );
  }
  const screen = await render(<Form />);
  return screen.getByRole('textbox', { name: 'Số tiền nạp' });
}

describe('MoneyField', () => {
  it('dots the thousands while typing and returns an integer', async () => {
    const changed = vi.fn();
    const field = await renderField(null, changed);
    await userEvent.type(field, '1250000');
    await expect.element(field).toHaveValue('1.250.000');
    expect(changed).toHaveBeenLastCalledWith(1250000);
  });

  it('is null when emptied', async () => {
    const changed = vi.fn();
    const field = await renderField(5000, changed);
    await userEvent.clear(field);
    expect(changed).toHaveBeenLastCalledWith(null);
    await expect.element(field).toHaveValue('');
  });

  it('accepts only digits', async () => {
    const changed = vi.fn();
    const field = await renderField(null, changed);
    await userEvent.type(field, '-5e3,7');
    await expect.element(field).toHaveValue('537');
    expect(changed).toHaveBeenLastCalledWith(537);
  });

  it('refuses more digits than an integer can hold exactly', async () => {
    const changed = vi.fn();
    const field = await renderField(null, changed);
    await userEvent.type(field, '9999999999999999999');
    expect(changed).toHaveBeenLastCalledWith(999_999_999_999_999);
  });

  it('leaves the caret behind the typed digit', async () => {
    const field = await renderField(250000);
    const input = field.element();
    if (!(input instanceof HTMLInputElement)) throw new Error('The field is not an input.');
    input.focus();
    input.setSelectionRange(0, 0);
    await userEvent.keyboard('17');
    await expect.element(field).toHaveValue('17.250.000');
    expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(field).toHaveValue('1.725.000');
    expect(input.selectionStart).toBe(9);
  });
});
