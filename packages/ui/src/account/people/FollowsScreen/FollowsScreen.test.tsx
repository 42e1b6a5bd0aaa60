import '@mcy/ui/styles';
import { FollowsScreen } from '@mcy/ui/account/people';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { fan, mutual } from '../fixtures/players.ts';

it('keeps the button beside the name on a phone', async () => {
  const rows = [fan, mutual];
  const screen = await render(
    <FollowsScreen
      of="fans"
      players={{ status: 'loaded', data: { rows, hasMore: false, loadingMore: false, onLoadMore: () => {} } }}
      links={{ mine: '/mine', player: () => '/player', next: '/next' }}
      onFollow={async () => {}}
      onUnfollow={async () => {}}
    />,
    { wrapper: await inLanguage('vn') },
  );
  for (const [place, { nickname }] of rows.entries()) {
    const row = screen.getByRole('listitem').nth(place);
    await expect.element(row.getByRole('link', { name: new RegExp(nickname) })).toBeVisible();
    const link = row
      .getByRole('link', { name: new RegExp(nickname) })
      .element()
      .getBoundingClientRect();
    const button = row.getByRole('button').element().getBoundingClientRect();
    expect(button.left).toBeGreaterThanOrEqual(link.right);
    expect(row.element().getBoundingClientRect().height).toBeLessThan(100);
  }
});
