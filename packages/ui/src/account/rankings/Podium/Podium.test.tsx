import { Podium } from '@mcy/ui/account/rankings';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { leaders } from '../fixtures/rankings.ts';

it('names the top three in order, and links to those who are named', async () => {
  const screen = await render(
    <Podium leaders={leaders} renderScore={(score) => score} playerHref={(user_id) => `/player/${user_id}`} />,
    { wrapper: await inLanguage('en') },
  );
  const places = screen.getByRole('list', { name: 'Top three' }).getByRole('listitem');
  expect(places.all()).toHaveLength(3);
  await expect.element(places.first()).toMatchTextContent(/^Rank 1.*Ngọc Lan Trinh/);
  expect(screen.getByRole('link').all()).toHaveLength(2);
});

it.each([1, 2])('shows free steps beside %i, and reads only people out', async (people) => {
  const screen = await render(
    <Podium leaders={leaders.slice(0, people)} renderScore={(score) => score} playerHref={() => '/'} />,
    { wrapper: await inLanguage('en') },
  );
  const list = screen.getByRole('list', { name: 'Top three' });
  expect(list.getByRole('listitem').all()).toHaveLength(people);
  expect(list.getByRole('listitem', { includeHidden: true }).all()).toHaveLength(3);
});
