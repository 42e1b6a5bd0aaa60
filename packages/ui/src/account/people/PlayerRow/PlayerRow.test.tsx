import { PlayerRow } from '@mcy/ui/account/people';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fan } from '../fixtures/players.ts';

it('links to the player, shows the relation, and follows back', async () => {
  const onFollow = vi.fn(async () => {});
  const screen = await render(<PlayerRow player={fan} href="/player" onFollow={onFollow} onUnfollow={vi.fn()} />, {
    wrapper: await inLanguage('en'),
  });
  const link = screen.getByRole('link', { name: new RegExp(fan.nickname) });
  await expect.element(link).toHaveAttribute('href', '/player');
  await expect.element(link.getByText('Platinum')).toBeVisible();
  await expect.element(link.getByText('Follows you')).toBeVisible();
  await screen.getByRole('button', { name: /Follow back/ }).click();
  expect(onFollow).toHaveBeenCalledExactlyOnceWith(fan.user_id);
});
