import { ForgotPasswordScreen } from '@mcy/ui/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { stageToy } from '../fixtures/art.ts';

it('shows the form and links back to sign-in', async () => {
  const screen = await render(
    <ForgotPasswordScreen form={<p>the form</p>} art={stageToy} links={{ signIn: '/sign-in' }} />,
    { wrapper: await inLanguage('en') },
  );
  await expect.element(screen.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expect.element(screen.getByText('the form')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/sign-in');
});
