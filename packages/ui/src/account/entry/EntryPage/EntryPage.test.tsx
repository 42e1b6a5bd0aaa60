import { EntryPage } from '@mcy/ui/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows the form, the way back and a link for visitors on the wrong page', async () => {
  const screen = await render(
    <EntryPage
      title="Sign in"
      heading="Welcome back!"
      lead="Your collection has been waiting."
      art="/art/toys/jade-dragon-king.webp"
      form={<p>the form</p>}
      other={{ question: 'New here?', label: 'Create an account', href: '/register' }}
      back="/"
    />,
    { wrapper: await inLanguage('en') },
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect.element(screen.getByText('the form')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  await expect.element(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
});
