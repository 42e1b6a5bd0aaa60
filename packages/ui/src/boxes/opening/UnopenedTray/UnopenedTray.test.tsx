import { UnopenedTray } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../../pools/fixtures/links.ts';
import { unseenOpening } from '../fixtures/openings.ts';

it('links to each paid opening that was not seen', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<UnopenedTray openings={[unseenOpening]} href={links.replay} />, { wrapper });
  await expect.element(screen.getByRole('region', { name: 'Unopened boxes' })).toBeVisible();
  await expect.element(screen.getByText('You have 1 paid opening you haven’t seen yet.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: `Open now: ${unseenOpening.pool_name}, ×10` }))
    .toHaveAttribute('href', links.replay(unseenOpening));
});

it('renders nothing when empty', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<UnopenedTray openings={[]} href={links.replay} />, { wrapper });
  expect(screen.getByRole('region').query()).toBeNull();
});
