import '@mcy/ui/styles';
import { InfiniteList } from '@mcy/ui/patterns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const onLoadMore = vi.fn();

interface Shown {
  count: number;
  hasMore?: boolean;
  loadingMore?: boolean;
  /** Height of each row in px: tall rows put the end out of reach. */
  height?: number;
}

function list({ count, hasMore = true, loadingMore = false, height = 40 }: Shown) {
  return (
    <InfiniteList
      label="Toys"
      rows={Array.from({ length: count }, (_, place) => `Toy ${place + 1}`)}
      rowKey={(name) => name}
      hasMore={hasMore}
      loadingMore={loadingMore}
      onLoadMore={onLoadMore}
      loadMoreLabel="More"
      loadingLabel="Loading"
    >
      {(name) => (
        <a href={`#${name}`} style={{ display: 'block', blockSize: height }}>
          {name}
        </a>
      )}
    </InfiniteList>
  );
}

/** Waits until an observer would have spoken. */
async function twoFrames() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

afterEach(() => {
  onLoadMore.mockClear();
  window.scrollTo(0, 0);
});

describe('InfiniteList', () => {
  it('names the list and holds its rows', async () => {
    const screen = await render(list({ count: 3, hasMore: false }));
    expect(screen.getByRole('list', { name: 'Toys' }).getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('asks for the next page as the end comes near, and again after a short page', async () => {
    const screen = await render(list({ count: 3 }));
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await screen.rerender(list({ count: 3, loadingMore: true }));
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
    await screen.rerender(list({ count: 6 }));
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(2));
  });

  it('waits while the end is far, and reads on when it is scrolled to', async () => {
    await render(list({ count: 20, height: 300 }));
    await twoFrames();
    expect(onLoadMore).not.toHaveBeenCalled();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
  });

  it('does not ask again by itself for a page that failed: the button does', async () => {
    const screen = await render(list({ count: 3 }));
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await screen.rerender(list({ count: 3, loadingMore: true }));
    await screen.rerender(list({ count: 3 }));
    await twoFrames();
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    await screen.getByRole('button', { name: 'More' }).click();
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it('leads who pressed the button to the first new row', async () => {
    const screen = await render(list({ count: 3 }));
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.rerender(list({ count: 6 }));
    await expect.element(screen.getByRole('listitem').nth(3)).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Toy 4' })).toHaveFocus();
  });

  it('leaves the focus of everybody else where it is', async () => {
    const screen = await render(list({ count: 3 }));
    await vi.waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await userEvent.tab();
    await screen.rerender(list({ count: 6, hasMore: false }));
    await expect.element(screen.getByRole('link', { name: 'Toy 1' })).toHaveFocus();
  });
});
