import { PrizeThumb } from '@mcy/ui/boxes/pools';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { unicorn } from '../fixtures/prizes.ts';

const faceless = { ...unicorn, image: '' };

it('names its toy only when no name is beside it', async () => {
  const screen = await render(<PrizeThumb prize={faceless} labelled />);
  await expect.element(screen.getByRole('img', { name: unicorn.name })).toBeInTheDocument();
  await screen.rerender(<PrizeThumb prize={faceless} />);
  expect(screen.getByRole('img').query()).toBeNull();
});
