import { GuaranteeMeter } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('counts down to the guaranteed draw', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<GuaranteeMeter tier="A" after={60} progress={41} />, { wrapper });
  await expect.element(screen.getByText('Tier A is guaranteed within 19 more draws')).toBeVisible();
  await screen.rerender(<GuaranteeMeter tier="A" after={60} progress={59} />);
  await expect.element(screen.getByText('The next draw is guaranteed to be tier A!')).toBeVisible();
});

it('explains the rule to a guest', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<GuaranteeMeter tier="A" after={60} progress={null} />, { wrapper });
  await expect
    .element(screen.getByText('After 59 draws in a row without tier A, draw no. 60 is guaranteed to be one.'))
    .toBeVisible();
});
