import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { DateField } from './DateField.tsx';

it('holds a calendar day, typed in the language’s format, null while empty', async () => {
  const { screen, held } = await renderField(
    { name: 'birthday', value: null },
    <DateField name="birthday" label="Date of birth" autoComplete="bday" />,
  );
  const input = screen.getByRole('textbox', { name: 'Date of birth' });
  expect(held).toHaveBeenLastCalledWith(null);
  await input.fill('6/15/1998');
  expect(held).toHaveBeenLastCalledWith('1998-06-15');
  await expect.element(screen.getByRole('button', { name: 'Open the calendar' })).toBeVisible();
});
