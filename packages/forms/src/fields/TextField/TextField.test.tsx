import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { TextField } from './TextField.tsx';

it('keeps the input and shows its error', async () => {
  const { screen, held } = await renderField(
    { name: 'nickname', value: '', error: 'This name is taken.' },
    <TextField name="nickname" label="Display name" hint="6 to 14 characters" autoComplete="nickname" />,
  );
  const input = screen.getByRole('textbox', { name: 'Display name' });
  await expect.element(input).toHaveAttribute('autocomplete', 'nickname');
  await expect.element(input).toHaveAccessibleDescription('This name is taken.');
  await input.fill('Lan Nguyễn');
  expect(held).toHaveBeenLastCalledWith('Lan Nguyễn');
});
