import { EditProfileScreen } from '@mcy/ui/account/profile';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { lansProfile } from '../fixtures/profiles.ts';

it('shows the form once the profile is loaded, and the way back', async () => {
  const wrapper = await inLanguage('en');
  const rest = {
    form: ({ nickname }: { nickname: string }) => <p>a form for {nickname}</p>,
    links: { profile: '/profile' },
  };
  const screen = await render(<EditProfileScreen {...rest} user={{ status: 'loading' }} />, { wrapper });
  await expect.element(screen.getByRole('heading', { name: 'Edit profile' })).toBeVisible();
  expect(screen.getByText(/a form for/).elements()).toHaveLength(0);
  await screen.rerender(<EditProfileScreen {...rest} user={{ status: 'loaded', data: lansProfile }} />);
  await expect.element(screen.getByText('a form for Lan Nguyễn')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile');
});
