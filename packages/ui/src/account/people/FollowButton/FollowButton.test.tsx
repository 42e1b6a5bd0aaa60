import { FollowButton } from '@mcy/ui/account/people';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fan, followed, stranger } from '../fixtures/players.ts';

it('follows, follows back and unfollows, with the player’s name on the button', async () => {
  const [onFollow, onUnfollow] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const wrapper = await inLanguage('en');
  const screen = await render(<FollowButton player={stranger} onFollow={onFollow} onUnfollow={onUnfollow} />, {
    wrapper,
  });
  await screen.getByRole('button', { name: `Follow ${stranger.nickname}` }).click();
  expect(onFollow).toHaveBeenCalledExactlyOnceWith(stranger.user_id);

  await screen.rerender(<FollowButton player={fan} onFollow={onFollow} onUnfollow={onUnfollow} />);
  await expect.element(screen.getByRole('button', { name: `Follow back ${fan.nickname}` })).toBeVisible();

  await screen.rerender(<FollowButton player={followed} onFollow={onFollow} onUnfollow={onUnfollow} />);
  await screen.getByRole('button', { name: `Following ${followed.nickname}, press to unfollow` }).click();
  expect(onUnfollow).toHaveBeenCalledExactlyOnceWith(followed.user_id);
});

it('sends a guest to sign in', async () => {
  const screen = await render(
    <FollowButton player={stranger} signInHref="/sign-in" onFollow={vi.fn()} onUnfollow={vi.fn()} />,
    { wrapper: await inLanguage('en') },
  );
  const link = screen.getByRole('link', { name: `Follow ${stranger.nickname}` });
  await expect.element(link).toHaveAttribute('href', '/sign-in');
});
