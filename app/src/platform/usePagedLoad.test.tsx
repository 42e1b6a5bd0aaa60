import { InfiniteList, LoadView } from '@mcy/ui/patterns';
import { inLanguage } from '@mcy/ui/testing';
import { NetworkError } from '@mcy/api/client';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { usePagedLoad } from './usePagedLoad.ts';

const readPage = vi.fn<(cursor: number) => Promise<{ rows: string[] }>>();

function Toys() {
  const query = useInfiniteQuery({
    queryKey: ['toys'],
    queryFn: ({ pageParam }) => readPage(pageParam),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (pages.length < 2 ? pages.length : undefined),
  });
  return (
    <LoadView load={usePagedLoad(query)} skeleton={null} loadingLabel="Loading" failedTitle="Failed" retryLabel="Again">
      {(page) => (
        <InfiniteList
          {...page}
          label="Toys"
          rowKey={(row) => row}
          loadMoreLabel="More"
          retryLabel="Try again"
          loadingLabel="Loading"
        >
          {(row) => row}
        </InfiniteList>
      )}
    </LoadView>
  );
}

it('says why the next page failed, keeps what was loaded, and retries', async () => {
  readPage
    .mockResolvedValueOnce({ rows: ['Cat'] })
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValueOnce({ rows: ['Rabbit'] });
  const Language = await inLanguage('en');
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Language>
        <Toys />
      </Language>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Network error, please reload');
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Cat');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('Rabbit');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  expect(readPage.mock.calls.map(([cursor]) => cursor)).toEqual([0, 1, 1]);
});
