import { type DehydratedState, QueryClient, dehydrate, hydrate } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FakeApi } from '../testing/FakeApi.tsx';
import { clientOf, encryptionOff, envelope, fakeServer, refusal } from '../testing/fakeServer.ts';
import { bought, Mine, Buyer, Shelf, KeptShelf, AwaitingBuyer, Toys } from '../testing/toyPages.tsx';

describe('a query hook', () => {
  it('does not make a user’s call for a guest, and makes it again for each user and language', async () => {
    let reads = 0;
    const server = fakeServer({ '/api/test/mine': () => envelope({ name: `read ${(reads += 1)}` }) });
    const client = clientOf(server);
    const screen = await render(
      <FakeApi client={client}>
        <Mine />
      </FakeApi>,
    );
    await expect.element(screen.getByText('nothing')).toBeVisible();
    expect(server.sent).toHaveLength(0);

    const asUser = async (user_id: string, locale: 'vn' | 'en') =>
      screen.rerender(
        <FakeApi client={client} user_id={user_id} locale={locale}>
          <Mine />
        </FakeApi>,
      );
    await asUser('u-1', 'vn');
    await expect.element(screen.getByText('read 1')).toBeVisible();
    await asUser('u-1', 'en');
    await expect.element(screen.getByText('read 2')).toBeVisible();
    await asUser('u-2', 'en');
    await expect.element(screen.getByText('read 3')).toBeVisible();
  });

  it('fetches the next page by cursor', async () => {
    const pages: Record<string, object> = {
      first: { rows: ['Rồng', 'Hổ'], next_cursor: 'second' },
      second: { rows: ['Mèo'], next_cursor: null },
    };
    const server = fakeServer({
      '/api/test/toys': ({ url }) => envelope(pages[url.searchParams.get('cursor') ?? 'first']),
    });
    const screen = await render(
      <FakeApi client={clientOf(server)}>
        <Toys />
      </FakeApi>,
    );
    await screen.getByRole('button', { name: 'more' }).click();
    await expect.element(screen.getByText('Rồng Hổ Mèo')).toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('a list kept on the device', () => {
  it('refetches from its first page', async () => {
    const pages: Record<string, object> = {
      first: { rows: ['Rồng', 'Hổ'], next_cursor: 'second' },
      second: { rows: ['Mèo'], next_cursor: null },
    };
    const server = fakeServer({
      '/api/test/toys': ({ url }) => envelope(pages[url.searchParams.get('cursor') ?? 'first']),
    });
    const before = new QueryClient();
    const screen = await render(
      <FakeApi client={clientOf(server)} queries={before}>
        <Toys />
      </FakeApi>,
    );
    await screen.getByRole('button', { name: 'more' }).click();
    await expect.element(screen.getByText('Rồng Hổ Mèo')).toBeVisible();
    const kept = JSON.stringify(dehydrate(before));
    await screen.unmount();

    pages['first'] = { rows: ['Cá', 'Rồng', 'Hổ'], next_cursor: 'second' };
    const after = new QueryClient();
    hydrate(after, JSON.parse(kept) as DehydratedState);
    const again = await render(
      <FakeApi client={clientOf(server)} queries={after}>
        <Toys />
      </FakeApi>,
    );
    await expect.element(again.getByText('Cá Rồng Hổ Mèo')).toBeVisible();
    expect(server.sent.map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'second', null, 'second']);
  });
});

describe('a mutation hook', () => {
  it('reads again what reads a topic that the answer touched, and nothing else', async () => {
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/mine': () => envelope({ name: 'mine' }),
      '/api/test/other': () => envelope({ name: 'other' }),
      '/api/test/toys': () => envelope({ rows: [], next_cursor: null }),
      '/api/test/buy': () => envelope({}, { headers: { Touched: 'wallet/flow' } }),
    });
    const screen = await render(
      <FakeApi client={clientOf(server)} user_id="u-1">
        <Shelf />
      </FakeApi>,
    );
    const reads = () => ['mine', 'toys', 'other'].map((name) => server.to(`/api/test/${name}`).length);
    await expect.poll(reads).toEqual([1, 1, 1]);
    await screen.getByRole('button').click();
    await expect.element(screen.getByText('success')).toBeVisible();
    await expect.poll(reads).toEqual([2, 1, 1]);
  });

  it.each([
    ['the answer does not say what it touched', () => envelope({})],
    ['the server fails', () => refusal('failed', 500)],
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('reads everything on screen again when %s', async (_why, answer) => {
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/mine': () => envelope({ name: 'mine' }),
      '/api/test/other': () => envelope({ name: 'other' }),
      '/api/test/toys': () => envelope({ rows: [], next_cursor: null }),
      '/api/test/buy': answer,
    });
    const screen = await render(
      <FakeApi client={clientOf(server)} user_id="u-1">
        <Shelf />
      </FakeApi>,
    );
    const reads = () => ['mine', 'toys', 'other'].map((name) => server.to(`/api/test/${name}`).length);
    await expect.poll(reads).toEqual([1, 1, 1]);
    await screen.getByRole('button').click();
    // A lost connection is tried again twice first.
    await expect.poll(reads, { timeout: 8000 }).toEqual([2, 2, 2]);
  });

  it('leaves the rows of a list on screen, and reads them at the next visit', async () => {
    const rows = [['Rồng', 'Hổ'], ['Hổ']];
    const names = ['two toys', 'one toy'];
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/toys': () => envelope({ rows: rows.shift() ?? ['Hổ'], next_cursor: null }),
      '/api/test/other': () => envelope({ name: names.shift() ?? 'one toy' }),
      '/api/test/buy': () => envelope({}, bought),
    });
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    const shelf = (
      <FakeApi client={clientOf(server)} queries={queries}>
        <KeptShelf />
      </FakeApi>
    );
    const screen = await render(shelf);
    await expect.element(screen.getByText('two toys')).toBeVisible();
    await screen.getByRole('button').click();
    await expect.element(screen.getByText('one toy')).toBeVisible();
    expect(server.to('/api/test/toys')).toHaveLength(1);
    await expect.element(screen.getByText('Rồng Hổ')).toBeVisible();
    await screen.unmount();
    const again = await render(shelf);
    await expect.element(again.getByText('Hổ', { exact: true })).toBeVisible();
    expect(server.to('/api/test/toys')).toHaveLength(2);
  });

  it('is over before what it touched is read, unless it awaits that', async () => {
    let reads = 0;
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/mine': () => {
        reads += 1;
        return reads === 1 ? envelope({ name: 'read 1' }) : new Promise<Response>(() => {});
      },
      '/api/test/buy': () => envelope({ bought: 'a' }, bought),
    });
    const screen = await render(
      <FakeApi client={clientOf(server)} user_id="u-1">
        <Buyer />
      </FakeApi>,
    );
    await expect.element(screen.getByText('read 1')).toBeVisible();
    await screen.getByRole('button').click();
    await expect.element(screen.getByText('success')).toBeVisible();
    expect(reads).toBe(2);
  });

  it('stays pending until what it awaits is refetched and shown', async () => {
    const onBuy = vi.fn();
    const reads = ['nothing yet', 'bought'];
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/mine': async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return envelope({ name: reads.shift() });
      },
      '/api/test/buy': () => envelope({ bought: 'a' }, bought),
    });
    const screen = await render(
      <FakeApi client={clientOf(server)} user_id="u-1">
        <AwaitingBuyer onBuy={onBuy} />
      </FakeApi>,
    );
    await expect.element(screen.getByRole('button')).toBeVisible();
    const button = screen.getByRole('button').element();
    // Clicked on every change: a button that was enabled for a moment would buy twice.
    const press = () => void (button instanceof HTMLButtonElement && button.click());
    const observer = new MutationObserver(press);
    observer.observe(screen.container, { subtree: true, attributes: true, childList: true });
    press();
    await expect.element(screen.getByText('bought')).toBeVisible();
    observer.disconnect();
    expect(onBuy).toHaveBeenCalledOnce();
  });

  it('retries a lost connection with the same Idempotency-Key', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => envelope({})];
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/buy': () => answers.shift()?.() ?? envelope({}),
    });
    const screen = await render(
      <FakeApi client={clientOf(server)}>
        <Buyer />
      </FakeApi>,
    );
    await screen.getByRole('button').click();
    await expect.element(screen.getByText('success')).toBeVisible();
    const keys = server.to('/api/test/buy').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('treats a refusal as an answer', async () => {
    const server = fakeServer({ '/api/enc/index': encryptionOff, '/api/test/buy': () => refusal('sold_out') });
    const screen = await render(
      <FakeApi client={clientOf(server)}>
        <Buyer />
      </FakeApi>,
    );
    await screen.getByRole('button').click();
    await expect.element(screen.getByText('error')).toBeVisible();
    expect(server.to('/api/test/buy')).toHaveLength(1);
  });
});
