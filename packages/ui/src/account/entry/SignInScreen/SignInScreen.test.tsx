import { SignInScreen } from '@mcy/ui/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { stageToy } from '../fixtures/art.ts';

it('welcomes, shows the form, and links to the other pages', async () => {
  const screen = await render(
    <SignInScreen form={<p>the form</p>} art={stageToy} links={{ register: '/other', forgot: '/forgot', home: '/' }} />,
    { wrapper: await inLanguage('en') },
  );
  await expect.element(screen.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await expect.element(screen.getByText('the form')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/other');
  await expect.element(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot');
});
