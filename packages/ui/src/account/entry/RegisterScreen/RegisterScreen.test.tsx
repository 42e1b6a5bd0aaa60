import { RegisterScreen } from '@mcy/ui/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { stageToy } from '../fixtures/art.ts';

it('welcomes, shows the form, and links to sign-in', async () => {
  const screen = await render(
    <RegisterScreen
      form={{ status: 'loaded', data: <p>the form</p> }}
      art={stageToy}
      step={0}
      onGoBack={() => {}}
      links={{ signIn: '/other', home: '/' }}
    />,
    { wrapper: await inLanguage('en') },
  );
  await expect.element(screen.getByRole('heading', { name: 'Start your collection' })).toBeVisible();
  await expect.element(screen.getByText('the form')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/other');
});

it('leads from the second step back to the first', async () => {
  const onGoBack = vi.fn();
  const screen = await render(
    <RegisterScreen
      form={{ status: 'loaded', data: <p>the form</p> }}
      art={stageToy}
      step={1}
      onGoBack={onGoBack}
      links={{ signIn: '/other', home: '/' }}
    />,
    { wrapper: await inLanguage('en') },
  );
  await expect.element(screen.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await screen.getByRole('button', { name: 'Back' }).click();
  expect(onGoBack).toHaveBeenCalledOnce();
});
