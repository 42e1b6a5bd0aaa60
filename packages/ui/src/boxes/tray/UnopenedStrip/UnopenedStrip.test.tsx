import { UnopenedStrip } from '@mcy/ui/boxes/tray';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { fiveOpening, unseenOpening } from '../../opening/fixtures/openings.ts';
import { links } from '../../pools/fixtures/links.ts';

const given = { href: links.replay, allHref: links.openAll };

it('leads to the one box that waits, or to a show of all', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<UnopenedStrip {...given} openings={[unseenOpening]} />, { wrapper });
  await expect
    .element(screen.getByRole('link', { name: `Open now: ${unseenOpening.pool_name}, ×10` }))
    .toHaveAttribute('href', links.replay(unseenOpening));
  await screen.rerender(<UnopenedStrip {...given} openings={[unseenOpening, fiveOpening]} />);
  await expect.element(screen.getByRole('link', { name: 'Open all 2' })).toHaveAttribute('href', links.openAll);
});

it('takes one line, also while the boxes load, and none without any', async () => {
  const wrapper = await inLanguage('vn');
  const screen = await render(<UnopenedStrip {...given} openings={[]} expected={2} />, { wrapper });
  const height = () => screen.getByRole('region').element().getBoundingClientRect().height;
  const kept = height();
  expect(kept).toBeLessThan(80);
  await screen.rerender(<UnopenedStrip {...given} openings={[unseenOpening, fiveOpening]} expected={2} />);
  await expect.element(screen.getByRole('link')).toBeVisible();
  expect(height()).toBe(kept);
  await screen.rerender(<UnopenedStrip {...given} openings={[]} />);
  expect(screen.getByRole('region').query()).toBeNull();
});
