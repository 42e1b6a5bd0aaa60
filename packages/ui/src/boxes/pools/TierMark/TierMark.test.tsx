import { TierMark } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows the letter and reads it as a prize', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<TierMark tier="A" rarity="legendary" />, { wrapper });
  await expect.element(screen.getByText('A', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Tier A')).toBeInTheDocument();
});

it('reads the last ticket’s prize by its name', async () => {
  const wrapper = await inLanguage('vn');
  const screen = await render(<TierMark tier="Last" rarity="legendary" />, { wrapper });
  await expect.element(screen.getByText('Giải vé cuối')).toBeInTheDocument();
});
