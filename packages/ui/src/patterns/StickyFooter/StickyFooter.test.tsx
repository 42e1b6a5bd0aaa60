import '@mcy/ui/styles';
import { StickyFooter } from '@mcy/ui/patterns';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('stays at the bottom of the window while the page scrolls', async () => {
  const screen = await render(
    <div>
      <div style={{ blockSize: 3000 }} />
      <StickyFooter>
        <button type="button">Pay</button>
      </StickyFooter>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect.element(button).toBeInViewport();
  window.scrollTo(0, 1500);
  await expect.element(button).toBeInViewport();
  window.scrollTo(0, 0);
});
