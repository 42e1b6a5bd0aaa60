import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { SignInNameField } from './SignInNameField.tsx';

it('accepts an address or a number on a suitable keyboard, and fills the password manager’s user name', async () => {
  const { screen, held } = await renderField(
    { name: 'sign_in_name', value: '' },
    <SignInNameField name="sign_in_name" label="Email or mobile number" autoComplete="username" />,
  );
  const input = screen.getByRole('textbox', { name: 'Email or mobile number' });
  await expect.element(input).toHaveAttribute('inputmode', 'email');
  await expect.element(input).toHaveAttribute('autocomplete', 'username');
  await input.fill('0912 345 678');
  expect(held).toHaveBeenLastCalledWith('0912 345 678');
});
