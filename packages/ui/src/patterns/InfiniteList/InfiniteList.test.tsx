import '@mcy/ui/styles';
import { InfiniteList } from '@mcy/ui/patterns';
import { type ReactNode, useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const onLoadMore = vi.fn();

interface Shown {
  count: number;
  hasMore?: boolean;
  loadingMore?: boolean;
  moreFailed?: string;
  /** Height of each row in px: tall rows move the end out of reach. */
  height?: number | ((place: number) => number);
  layout?: 'rows' | 'tiles';
  /** Key of the remembered sizes. */
  label?: string;
  /** How many rows have come above the first one, or gone if negative. */
  above?: number;
}

function list({
  count,
  hasMore = true,
  loadingMore = false,
  moreFailed,
  height = 40,
  layout = 'rows',
  label = 'Toys',
  above = 0,
}: Shown) {
  const heightOf = (name: string) => (typeof height === 'number' ? height : height(Number(name.slice(4))));
  return (
    <InfiniteList
      label={label}
      rows={Array.from({ length: count + above }, (_, place) => `Toy ${place + 1 - above}`)}
      rowKey={(name) => name}
      hasMore={hasMore}
      loadingMore={loadingMore}
      moreFailed={moreFailed}
      onLoadMore={onLoadMore}
      layout={layout}
      loadMoreLabel="More"
      retryLabel="Try again"
      loadingLabel="Loading"
    >
      {(name) => (
        <a href={`#${name}`} style={{ display: 'block', blockSize: heightOf(name) }}>
          {name}
        </a>
      )}
    </InfiniteList>
  );
}

/** Waits long enough for an observer to fire. */
async function twoFrames() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

afterEach(() => {
  onLoadMore.mockClear();
  window.scrollTo(0, 0);
});

describe('InfiniteList', () => {
  it('labels the list and contains its rows', async () => {
    const screen = await render(list({ count: 3, hasMore: false }));
    expect(screen.getByRole('list', { name: 'Toys' }).getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('loads the next page near the end, and again after a short page', async () => {
    const screen = await render(list({ count: 3 }));
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await screen.rerender(list({ count: 3, loadingMore: true }));
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
    await screen.rerender(list({ count: 6 }));
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(2));
  });

  it('waits while the end is far, and loads on scroll', async () => {
    await render(list({ count: 20, height: 300 }));
    await twoFrames();
    expect(onLoadMore).not.toHaveBeenCalled();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
  });

  it('does not reload a failed page by itself, only by button', async () => {
    const screen = await render(list({ count: 3 }));
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await screen.rerender(list({ count: 3, loadingMore: true }));
    await screen.rerender(list({ count: 3 }));
    await twoFrames();
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    await screen.getByRole('button', { name: 'More' }).click();
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it('moves focus from the button to the first new row', async () => {
    const screen = await render(list({ count: 3 }));
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.rerender(list({ count: 6 }));
    await expect.element(screen.getByRole('listitem').nth(3)).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Toy 4' })).toHaveFocus();
  });

  it('leaves focus elsewhere unchanged', async () => {
    const screen = await render(list({ count: 3 }));
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await userEvent.tab();
    await screen.rerender(list({ count: 6, hasMore: false }));
    await expect.element(screen.getByRole('link', { name: 'Toy 1' })).toHaveFocus();
  });

  it('says why the next page failed, and retries without losing focus', async () => {
    const screen = await render(list({ count: 3 }));
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await screen.rerender(list({ count: 3, moreFailed: 'No network' }));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No network');
    const retry = screen.getByRole('button', { name: 'Try again' });
    await retry.click();
    expect(onLoadMore).toHaveBeenCalledTimes(2);
    await screen.rerender(list({ count: 3, moreFailed: 'No network', loadingMore: true }));
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button')).toHaveFocus();
    await screen.rerender(list({ count: 6 }));
    await expect.element(screen.getByRole('listitem').nth(3)).toHaveFocus();
  });
});

/** The rendered rows, by name. */
function drawn() {
  return page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
}

/** As the app does on going back, as soon as the page is there. */
function GoneBack({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    window.scrollTo(0, 6000);
  }, []);
  return children;
}

const topOf = (name: string) =>
  page.getByRole('link', { name, exact: true }).element().getBoundingClientRect().top + window.scrollY;

/** Rows of five alternating heights, which must be measured. */
const uneven = (place: number) => 40 + (place % 5) * 13;
const gap = 12;

describe('a long InfiniteList', () => {
  it('renders only the rows near the window, and announces position and total', async () => {
    const screen = await render(list({ count: 500, hasMore: false }));
    expect(drawn().length).toBeLessThan(60);
    const first = screen.getByRole('listitem').first();
    await expect.element(first).toHaveAttribute('aria-posinset', '1');
    await expect.element(first).toHaveAttribute('aria-setsize', '500');
    window.scrollTo(0, 250 * (40 + gap));
    await expect.element(screen.getByRole('link', { name: 'Toy 251', exact: true })).toBeInViewport();
    await expect.element(screen.getByRole('link', { name: 'Toy 1', exact: true })).not.toBeInTheDocument();
    expect(drawn().length).toBeLessThan(60);
    await screen.rerender(list({ count: 500 }));
    await expect.element(screen.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '-1');
  });

  it('renders a short one completely, and does not jump as it grows', async () => {
    const screen = await render(list({ count: 30, height: uneven }));
    expect(drawn()).toHaveLength(30);
    await expect.element(screen.getByRole('listitem').first()).not.toHaveAttribute('aria-setsize');
    window.scrollTo(0, 1200);
    await twoFrames();
    const before = topOf('Toy 20');
    await screen.rerender(list({ count: 60, height: uneven }));
    await twoFrames();
    expect(topOf('Toy 20')).toBe(before);
    expect(drawn().length).toBeLessThan(60);
    expect(window.scrollY).toBe(1200);
  });

  it('puts measured rows where they would be without virtualization', async () => {
    await render(list({ count: 200, height: uneven, hasMore: false }));
    // Scroll to the end, so that every row is measured once.
    for (let y = 0; y < 16_000; y += 600) {
      window.scrollTo(0, y);
      await twoFrames();
    }
    const last = topOf('Toy 200');
    const above = Array.from({ length: 199 }, (_, place) => uneven(place + 1) + gap).reduce((sum, each) => sum + each);
    const start = page.getByRole('list').element().getBoundingClientRect().top + window.scrollY;
    expect(Math.abs(last - start - above)).toBeLessThanOrEqual(1);
  });

  it('keeps the focused row, and Tab continues from there', async () => {
    const screen = await render(list({ count: 300, hasMore: false, label: 'Even toys' }));
    await userEvent.tab();
    const first = screen.getByRole('link', { name: 'Toy 1', exact: true });
    await expect.element(first).toHaveFocus();
    const top = topOf('Toy 1');
    window.scrollTo(0, 9000);
    await vi.waitFor(() => expect(drawn()).toContain('Toy 180'));
    await expect.element(first).toHaveFocus();
    expect(topOf('Toy 1')).toBe(top);
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Toy 2', exact: true })).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: 'Toy 2', exact: true })).toBeInViewport();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Toy 3', exact: true })).toHaveFocus();
  });

  it('restores its height when the user comes back', async () => {
    const screen = await render(list({ count: 200, height: uneven, hasMore: false }));
    for (let y = 0; y <= 6000; y += 500) {
      window.scrollTo(0, y);
      await twoFrames();
    }
    const seen = topOf('Toy 90');
    await screen.unmount();
    window.scrollTo(0, 0);
    await render(<GoneBack>{list({ count: 200, height: uneven, hasMore: false })}</GoneBack>);
    await twoFrames();
    expect(window.scrollY).toBe(6000);
    expect(topOf('Toy 90')).toBe(seen);
  });

  it('renders tiles by full rows, with as many columns as fit', async () => {
    const screen = await render(list({ count: 301, layout: 'tiles', hasMore: false, height: 100 }));
    window.scrollTo(0, 100 * (100 + gap));
    await expect.element(screen.getByRole('link', { name: 'Toy 201', exact: true })).toBeInViewport();
    expect(topOf('Toy 201')).toBe(topOf('Toy 202'));
    expect(Number(drawn()[0]?.slice(4)) % 2).toBe(1);
    await page.viewport(1280, 844);
    await vi.waitFor(() => expect(Number(drawn()[0]?.slice(4)) % 4).toBe(1));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(screen.getByRole('link', { name: 'Toy 301', exact: true })).toBeInViewport();
    expect(topOf('Toy 297')).toBe(topOf('Toy 300'));
    await page.viewport(390, 844);
  });
});

describe('an InfiniteList whose rows change above the window', () => {
  const inWindow = (name: string) => topOf(name) - window.scrollY;

  it.each([
    ['a short one', 28],
    ['a long one', 120],
  ])('%s keeps what the reader looks at where it is', async (which, count) => {
    const settings = { count, height: uneven, hasMore: false, label: `Changing toys, ${which}` };
    const screen = await render(list(settings));
    for (let y = 0; y <= 1200; y += 300) {
      window.scrollTo(0, y);
      await twoFrames();
    }
    const before = inWindow('Toy 20');
    for (const above of [1, 2, 5, 4, 1]) {
      await screen.rerender(list({ ...settings, above }));
      await twoFrames();
      expect(Math.abs(inWindow('Toy 20') - before), `${above} above`).toBeLessThanOrEqual(1);
    }
  });

  it('shows a new row to a reader at the top', async () => {
    const settings = { count: 120, hasMore: false, label: 'New toys' };
    const screen = await render(list(settings));
    await screen.rerender(list({ ...settings, above: 1 }));
    await twoFrames();
    expect(window.scrollY).toBe(0);
    await expect.element(screen.getByRole('link', { name: 'Toy 0', exact: true })).toBeInViewport();
  });
});
