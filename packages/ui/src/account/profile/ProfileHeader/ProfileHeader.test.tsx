import { ProfileHeader } from '@mcy/ui/account/profile';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lan } from '../../names/fixtures/accounts.ts';
import { nightSky } from '../../entry/fixtures/art.ts';

it('names the player and copies the invite code', async () => {
  const copied = vi.fn();
  const screen = await render(<ProfileHeader user={lan} onCopyInviteCode={copied} />, {
    wrapper: await inLanguage('en'),
  });
  await expect.element(screen.getByRole('heading', { name: 'Lan Nguyễn' })).toBeVisible();
  await expect.element(screen.getByText('1.280 points')).toBeVisible();
  await screen.getByRole('button', { name: 'Copy the invite code' }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith('LAN2026');
});

it('shows the player’s cover over the shop’s', async () => {
  const wrapper = await inLanguage('en');
  const header = (background: string | null) => (
    <ProfileHeader user={{ ...lan, avatar: nightSky, background }} onCopyInviteCode={vi.fn()} />
  );
  const screen = await render(header(null), { wrapper });
  const own = () => [...screen.container.querySelectorAll('img')].filter(({ src }) => src === nightSky).length;
  // The shop's own art is not served here: its frame shows that it failed.
  const covers = () =>
    screen.container.querySelectorAll(':is([data-state=loading], [data-state=loaded], [data-state=failed])').length;
  await expect.poll(() => [covers(), own()]).toEqual([1, 1]);
  await screen.rerender(header(nightSky));
  await expect.poll(() => [covers(), own()]).toEqual([2, 2]);
});
