import '@mcy/ui/styles';
import { DateField, type DateFieldProps } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const words = { label: 'Ngày sinh', placeholder: 'ngày/tháng/năm', calendarLabel: 'Mở lịch' };

async function renderField(first: string | null, order: DateFieldProps['order'] = 'dmy') {
  const changed = vi.fn();
  function Form() {
    const [day, setDay] = useState(first);
    return (
      <DateField
        {...words}
        order={order}
        value={day}
        onValueChange={(next) => {
          setDay(next);
          changed(next);
        }}
      />
    );
  }
  const screen = await render(<Form />);
  return { screen, changed, field: screen.getByRole('textbox', { name: 'Ngày sinh' }) };
}

describe('DateField', () => {
  it('is typed in the language’s order with automatic slashes, and returns YYYY-MM-DD', async () => {
    const { field, changed } = await renderField(null);
    await field.click();
    await userEvent.keyboard('1905');
    await expect.element(field).toHaveValue('19/05');
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('2001');
    await expect.element(field).toHaveValue('19/05/2001');
    expect(changed).toHaveBeenCalledExactlyOnceWith('2001-05-19');
  });

  it('is null while incomplete or empty', async () => {
    const { field, changed } = await renderField('2001-05-19');
    await expect.element(field).toHaveValue('19/05/2001');
    await field.click();
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(field).toHaveValue('19/05/200');
    expect(changed).toHaveBeenLastCalledWith(null);
    await field.fill('');
    await expect.element(field).toHaveValue('');
  });

  it('accepts single digits with a slash, and the year first where customary', async () => {
    const { field, changed } = await renderField(null, 'ymd');
    await field.click();
    await userEvent.keyboard('1998/6/5');
    await userEvent.tab();
    await expect.element(field).toHaveValue('1998/06/05');
    expect(changed).toHaveBeenLastCalledWith('1998-06-05');
  });

  it('accepts a browser’s autofill', async () => {
    const { field, changed } = await renderField(null);
    await field.fill('1999-12-31');
    await expect.element(field).toHaveValue('31/12/1999');
    expect(changed).toHaveBeenLastCalledWith('1999-12-31');
  });

  it('returns a day that does not exist, for the form to refuse', async () => {
    const { field, changed } = await renderField(null);
    await field.fill('31/02/2001');
    expect(changed).toHaveBeenLastCalledWith('2001-02-31');
  });

  it('leaves the caret behind the typed digit', async () => {
    const { field } = await renderField('2001-05-19');
    const input = field.element();
    if (!(input instanceof HTMLInputElement)) throw new Error('The field is not an input.');
    input.focus();
    input.setSelectionRange(3, 4);
    await userEvent.keyboard('1');
    await expect.element(field).toHaveValue('19/15/2001');
    expect(input.selectionStart).toBe(4);
  });

  it('replaces the input with a value from outside', async () => {
    const field = <DateField {...words} order="dmy" value="2001-05-19" onValueChange={() => {}} />;
    const screen = await render(field);
    const input = screen.getByRole('textbox');
    await screen.rerender(<DateField {...words} order="dmy" value="1990-01-02" onValueChange={() => {}} />);
    await expect.element(input).toHaveValue('02/01/1990');
    await screen.rerender(<DateField {...words} order="dmy" value={null} onValueChange={() => {}} />);
    await expect.element(input).toHaveValue('');
  });

  it('opens the device’s calendar by its button', async () => {
    const opened = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {});
    const { screen } = await renderField('2001-05-19');
    await screen.getByRole('button', { name: 'Mở lịch' }).click();
    expect(opened).toHaveBeenCalledOnce();
    expect(opened.mock.contexts[0]).toHaveProperty('value', '2001-05-19');
    opened.mockRestore();
  });
});
