import { type DehydratedState, QueryClient, dehydrate, hydrate } from '@tanstack/react-query';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { defineCall } from '../contract/defineCall.ts';
import { pageOf, pageRequest } from '../contract/page.ts';
import { FakeApi } from './FakeApi.tsx';
import { buyToy, clientOf, encryptionOff, envelope, fakeServer, readToy, refusal } from './fakeServer.ts';
import { mutationHook } from './mutationHook.ts';
import { pagedQueryHook } from './pagedQueryHook.ts';
import { queryHook } from './queryHook.ts';

const readMine = defineCall({ ...readToy, path: '/api/test/mine', role: 'user' });
const listToys = defineCall({
  ...readToy,
  path: '/api/test/toys',
  request: z.strictObject(pageRequest),
  response: pageOf(z.string()),
});

const useMine = queryHook(readMine);
const useToys = pagedQueryHook(listToys);
const useBuyToy = mutationHook(buyToy, { invalidates: [readMine] });
const useBuyAwaitedToy = mutationHook(buyToy, { awaits: [readMine] });

function Mine() {
  const mine = useMine({});
  return <p>{mine.data?.name ?? 'nothing'}</p>;
}

function Buyer() {
  const buy = useBuyToy();
  return (
    <>
      <Mine />
      <button type="button" onClick={() => buy.mutate({ toy: 'a' })}>
        buy
      </button>
      <output>{buy.status}</output>
    </>
  );
}

/** Pays only while nothing was bought, like a screen whose button depends on the data. */
function AwaitingBuyer({ onBuy }: { onBuy: () => void }) {
  const mine = useMine({});
  const buy = useBuyAwaitedToy();
  const [busy, setBusy] = useState(false);
  async function press(): Promise<void> {
    setBusy(true);
    onBuy();
    await buy.mutateAsync({ toy: 'a' });
    setBusy(false);
  }
  if (mine.data?.name !== 'nothing yet') return <p>{mine.data?.name}</p>;
  return (
    <button type="button" disabled={busy} onClick={() => void press()}>
      buy
    </button>
  );
}

function Toys() {
  const toys = useToys({ limit: 2 });
  return (
    <>
      <p>{toys.data?.pages.flatMap((page) => page.rows).join(' ')}</p>
      {toys.hasNextPage && (
        <button type="button" onClick={() => void toys.fetchNextPage()}>
          more
        </button>
      )}
    </>
  );
}

describe('a query hook', () => {
  it('makes no user call for a guest, and refetches for each user and language', async () => {
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
  it('refetches what it changed', async () => {
    let reads = 0;
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/mine': () => envelope({ name: `read ${(reads += 1)}` }),
      '/api/test/buy': () => envelope({ bought: 'a' }),
    });
    const screen = await render(
      <FakeApi client={clientOf(server)} user_id="u-1">
        <Buyer />
      </FakeApi>,
    );
    await expect.element(screen.getByText('read 1')).toBeVisible();
    await screen.getByRole('button').click();
    await expect.element(screen.getByText('read 2')).toBeVisible();
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
      '/api/test/buy': () => envelope({ bought: 'a' }),
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
