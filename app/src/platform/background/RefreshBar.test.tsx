import { inLanguage } from '@mcy/ui/testing';
import { QueryClient, QueryClientProvider, onlineManager, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RefreshBar } from './RefreshBar.tsx';

const read = vi.fn<(page: number) => Promise<string>>();
afterEach(() => {
  onlineManager.setOnline(true);
  read.mockReset();
});

const options = { queryKey: ['toys'], networkMode: 'always', retry: false } as const;

function Toy() {
  const { data } = useQuery({ ...options, queryFn: () => read(0) });
  return <p>{data}</p>;
}

function Toys() {
  const { data, fetchNextPage } = useInfiniteQuery({
    ...options,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 0,
    getNextPageParam: () => 1,
  });
  return (
    <button type="button" onClick={() => void fetchNextPage()}>
      {data?.pages.join(' ')}
    </button>
  );
}

async function renderPage(page = <Toy />) {
  const queries = new QueryClient();
  const Language = await inLanguage('en');
  const screen = await render(
    <QueryClientProvider client={queries}>
      <Language>
        <RefreshBar />
        {page}
      </Language>
    </QueryClientProvider>,
  );
  return { screen, refetch: () => queries.refetchQueries(), said: screen.getByText(/Couldn’t refresh/) };
}

it('says that the page is stale when a refetch failed, and retries', async () => {
  read.mockResolvedValueOnce('Cat').mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce('Rabbit');
  const { screen, refetch, said } = await renderPage();
  await expect.element(screen.getByText('Cat')).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  await refetch();
  await expect.element(said).toBeVisible();
  await expect.element(screen.getByText('Cat')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Rabbit')).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
});

it('leaves it to the offline bar when there is no connection', async () => {
  read.mockResolvedValueOnce('Cat').mockRejectedValue(new Error('unreachable'));
  const { screen, refetch, said } = await renderPage();
  await expect.element(screen.getByText('Cat')).toBeVisible();
  onlineManager.setOnline(false);
  await refetch();
  await expect.element(said).not.toBeInTheDocument();
  onlineManager.setOnline(true);
  await expect.element(said).toBeVisible();
});

it('ignores data that never loaded and a next page that failed', async () => {
  read.mockRejectedValueOnce(new Error('refused'));
  const { said } = await renderPage();
  await expect.poll(() => read.mock.calls.length).toBe(1);
  await expect.element(said).not.toBeInTheDocument();

  read.mockResolvedValueOnce('Cat').mockRejectedValueOnce(new Error('refused'));
  const list = await renderPage(<Toys />);
  await list.screen.getByRole('button', { name: 'Cat' }).click();
  await expect.poll(() => read.mock.calls.length).toBe(3);
  await expect.element(list.said).not.toBeInTheDocument();
});
