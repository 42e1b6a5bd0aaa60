import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { PasswordField } from './PasswordField.tsx';

it('hides the password until asked to show it', async () => {
  const { screen, held } = await renderField(
    { name: 'password', value: '' },
    <PasswordField name="password" label="Password" />,
  );
  const input = screen.getByLabelText('Password', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(input).toHaveAttribute('autocomplete', 'current-password');
  await input.fill('abc1234');
  expect(held).toHaveBeenLastCalledWith('abc1234');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('abc1234');
});
