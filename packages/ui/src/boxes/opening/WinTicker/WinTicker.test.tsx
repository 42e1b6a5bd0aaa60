import { WinTicker } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../../pools/fixtures/links.ts';
import { unicorn } from '../../pools/fixtures/prizes.ts';
import { wins } from '../fixtures/wins.ts';

it('announces recent wins with a link to the toy', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<WinTicker wins={wins} prizeHref={links.prize} />, { wrapper });
  await expect.element(screen.getByText(/M\*\*\* Anh just won/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: unicorn.name }))
    .toHaveAttribute('href', links.prize(unicorn.prize_id));
});
