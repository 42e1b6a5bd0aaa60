import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { scrollBack } from './scrollBack.ts';

let giveUp = () => {};
afterEach(() => {
  giveUp();
  scrollTo(0, 0);
});

const page = (height: number) => <div style={{ height }} />;

it('returns to where the page was once what it shows is there', async () => {
  const screen = await render(page(10));
  giveUp = scrollBack(1_200);
  await screen.rerender(page(400));
  expect(scrollY).toBe(0);
  await screen.rerender(page(5_000));
  await expect.poll(() => scrollY).toBe(1_200);
});

it('does not move a page that its reader has begun to read', async () => {
  const screen = await render(page(10));
  giveUp = scrollBack(1_200);
  dispatchEvent(new WheelEvent('wheel'));
  await screen.rerender(page(5_000));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(scrollY).toBe(0);
});
