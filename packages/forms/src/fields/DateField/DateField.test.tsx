import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { DateField } from './DateField.tsx';

it('holds a calendar day, null while it is empty', async () => {
  const { screen, held } = await renderField(
    { name: 'birthday', value: null },
    <DateField name="birthday" label="Date of birth" autoComplete="bday" />,
  );
  const input = screen.getByLabelText('Date of birth');
  expect(held).toHaveBeenLastCalledWith(null);
  await input.fill('1998-06-15');
  expect(held).toHaveBeenLastCalledWith('1998-06-15');
});
