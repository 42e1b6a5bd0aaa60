import { OpenAllScreen } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../../pools/fixtures/links.ts';
import { loaded } from '../../pools/fixtures/loads.ts';
import { fiveOpening, unseenOpening } from '../fixtures/openings.ts';

const props = {
  rest: 0,
  onOpenRest: vi.fn(),
  onSeen: vi.fn(),
  onShare: vi.fn(async () => {}),
  sound: false,
  onSoundChange: vi.fn(),
  onGoBack: vi.fn(),
  links,
};

it('shows the toys of all openings on one board, and tells once that they were seen', async () => {
  const wrapper = await inLanguage('en');
  const openings = [unseenOpening, { ...fiveOpening, revealed: false }];
  const screen = await render(<OpenAllScreen {...props} load={loaded(openings)} />, { wrapper });
  await screen.getByRole('button', { name: 'Skip' }).click();
  expect(screen.getByRole('button', { name: /^You got/ }).elements()).toHaveLength(15);
  expect(props.onSeen).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'See results' }).click();
  await expect.element(screen.getByText('15 toys are in your collection.')).toBeVisible();
});

it('leads on when everything has been seen', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<OpenAllScreen {...props} load={loaded([])} />, { wrapper });
  await expect.element(screen.getByRole('link', { name: 'See other boxes' })).toHaveAttribute('href', links.pools);
});

it('offers the boxes that one board could not hold', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<OpenAllScreen {...props} load={loaded([unseenOpening])} rest={2} />, { wrapper });
  await screen.getByRole('button', { name: 'Skip' }).click();
  await screen.getByRole('button', { name: 'See results' }).click();
  await screen.getByRole('button', { name: 'Open the other 2' }).click();
  expect(props.onOpenRest).toHaveBeenCalledOnce();
});
