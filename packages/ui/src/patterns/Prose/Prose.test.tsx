import '@mcy/ui/styles';
import { Prose } from '@mcy/ui/patterns';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('keeps paragraphs and lists in order', async () => {
  const screen = await render(<Prose paragraphs={['First.', ['one', 'two'], 'Last.']} />);
  expect(
    screen
      .getByRole('paragraph')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['First.', 'Last.']);
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['one', 'two']);
});
