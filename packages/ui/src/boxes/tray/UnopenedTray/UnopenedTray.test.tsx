import { UnopenedTray } from '@mcy/ui/boxes/tray';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../../pools/fixtures/links.ts';
import { unseenOpening } from '../../opening/fixtures/openings.ts';

it('links to each paid opening that was not seen', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<UnopenedTray openings={[unseenOpening]} href={links.replay} allHref={links.openAll} />, {
    wrapper,
  });
  await expect.element(screen.getByRole('region', { name: 'Unopened boxes' })).toBeVisible();
  await expect.element(screen.getByText('1 box is paid for and waiting to be opened.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: `Open now: ${unseenOpening.pool_name}, ×10` }))
    .toHaveAttribute('href', links.replay(unseenOpening));
});

it('renders nothing when empty', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<UnopenedTray openings={[]} href={links.replay} allHref={links.openAll} />, { wrapper });
  expect(screen.getByRole('region').query()).toBeNull();
});

it('shows the newest few, and all on request', async () => {
  const wrapper = await inLanguage('en');
  const openings = Array.from({ length: 12 }, (_, index) => ({ ...unseenOpening, opening_id: `o-${index}` }));
  const hrefs = () =>
    screen
      .getByRole('listitem')
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  const screen = await render(
    <UnopenedTray openings={openings} href={({ opening_id }) => `/${opening_id}`} allHref={links.openAll} />,
    {
      wrapper,
    },
  );
  expect(hrefs()).toEqual(['/o-0', '/o-1', '/o-2']);
  await expect.element(screen.getByText('12 boxes are paid for and waiting to be opened.')).toBeVisible();
  await screen.getByRole('button', { name: 'See all 12' }).click();
  expect(hrefs()).toHaveLength(12);
  await screen.getByRole('button', { name: 'Show fewer' }).click();
  expect(hrefs()).toHaveLength(3);
});

it('hides no single one', async () => {
  const wrapper = await inLanguage('en');
  const openings = Array.from({ length: 4 }, (_, index) => ({ ...unseenOpening, opening_id: `o-${index}` }));
  const screen = await render(<UnopenedTray openings={openings} href={links.replay} allHref={links.openAll} />, {
    wrapper,
  });
  expect(screen.getByRole('listitem').elements()).toHaveLength(4);
  expect(screen.getByRole('button').query()).toBeNull();
});

it.each([1, 4, 5])('keeps a place for %i while they load: nothing below moves', async (count) => {
  const wrapper = await inLanguage('vn');
  const openings = Array.from({ length: count }, (_, index) => ({ ...unseenOpening, opening_id: `o-${index}` }));
  const screen = await render(
    <UnopenedTray openings={[]} expected={count} href={links.replay} allHref={links.openAll} />,
    { wrapper },
  );
  const height = () => screen.getByRole('region').element().getBoundingClientRect().height;
  const kept = height();
  expect(screen.getByRole('link').query()).toBeNull();
  await screen.rerender(
    <UnopenedTray openings={openings} expected={count} href={links.replay} allHref={links.openAll} />,
  );
  await expect.element(screen.getByRole('link').first()).toBeVisible();
  expect(height()).toBe(kept);
});

it('offers to open several at once', async () => {
  const wrapper = await inLanguage('en');
  const openings = Array.from({ length: 3 }, (_, index) => ({ ...unseenOpening, opening_id: `o-${index}` }));
  const screen = await render(<UnopenedTray openings={openings} href={links.replay} allHref={links.openAll} />, {
    wrapper,
  });
  await expect.element(screen.getByRole('link', { name: 'Open all 3' })).toHaveAttribute('href', links.openAll);
  await screen.rerender(<UnopenedTray openings={openings.slice(0, 1)} href={links.replay} allHref={links.openAll} />);
  await expect.element(screen.getByRole('link', { name: 'Open all' })).not.toBeInTheDocument();
});
