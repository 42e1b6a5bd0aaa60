import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RouterLink } from './RouterLink.tsx';

function at(href: string, target?: string) {
  return render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<RouterLink {...{ href, target }}>go</RouterLink>} />
        <Route path="*" element={<p>moved inside the app</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('a link', () => {
  it('to a page of the app navigates inside it', async () => {
    const screen = await at('/pages/box/open?pool_id=1#top');
    await screen.getByRole('link', { name: 'go' }).click();
    await expect.element(screen.getByText('moved inside the app')).toBeVisible();
  });

  it.each([
    ['the gateway’s page', '/sandbox/pay?payment_id=1', undefined],
    ['a page beside the app', '/pages/common/Policy', '_blank'],
  ])('to %s is left to the browser', async (_what, href, target) => {
    const screen = await at(href, target);
    const pressed = vi.fn<(prevented: boolean) => void>();
    const stayHere = (event: Event): void => {
      pressed(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', stayHere);
    await screen.getByRole('link', { name: 'go' }).click();
    removeEventListener('click', stayHere);
    expect(pressed).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', href);
  });
});
