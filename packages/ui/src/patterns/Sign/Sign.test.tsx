import { Sign } from '@mcy/ui/patterns';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

const image = '/art/toys/jade-dragon-king.webp';

it('is silent to screen readers: the words beside it are enough', async () => {
  const screen = await render(
    <>
      <Sign sign="trophy" image={image} size="large" />
      <Sign sign="wallet" />
    </>,
  );
  expect(screen.getByRole('img').all()).toEqual([]);
});

it('shows the picture where there is one', async () => {
  const { container } = await render(<Sign sign="trophy" image={image} />);
  await expect.poll(() => container.querySelector('img')?.getAttribute('src')).toBe(image);
});
