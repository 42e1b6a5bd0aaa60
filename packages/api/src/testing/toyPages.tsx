import { useState } from 'react';
import * as z from 'zod/mini';
import { defineCall } from '../contract/defineCall.ts';
import { pageOf, pageRequest } from '../contract/page.ts';
import { buyToy, readToy } from './fakeServer.ts';
import { mutationHook } from '../client/mutationHook.ts';
import { pagedQueryHook } from '../client/pagedQueryHook.ts';
import { queryHook } from '../client/queryHook.ts';

// Calls, hooks and pages that the tests of hooks share.

const readMine = defineCall({ ...readToy, topic: 'wallet/flow', path: '/api/test/mine', role: 'user' });
const readOther = defineCall({ ...readToy, topic: 'account/levels', path: '/api/test/other' });
const listToys = defineCall({
  ...readToy,
  path: '/api/test/toys',
  request: z.strictObject(pageRequest),
  response: pageOf(z.string()),
});

const useMine = queryHook(readMine);
const useOther = queryHook(readOther);
const useOwnerOfToys = queryHook(readOther, { reads: ['boxes/pools'] });
const useToys = pagedQueryHook(listToys);
const useKeptToys = pagedQueryHook(listToys, { keepsRows: true });
const useBuyToy = mutationHook(buyToy);
const useBuyAwaitedToy = mutationHook(buyToy, { awaitsRefresh: true });
/** What the answer to a purchase says. */
export const bought = { headers: { Touched: 'boxes/pools, wallet/flow' } };

export function Mine() {
  const mine = useMine({});
  return <p>{mine.data?.name ?? 'nothing'}</p>;
}

export function Buyer() {
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

/** A page of everything that an answer may touch. */
export function Shelf() {
  const buy = useBuyToy();
  useMine({});
  useToys({});
  useOther({});
  return (
    <button type="button" onClick={() => buy.mutate({ toy: 'a' })}>
      {buy.status}
    </button>
  );
}

/** A list that keeps its rows, and somebody who buys from it. */
export function KeptShelf() {
  const toys = useKeptToys({});
  const owner = useOwnerOfToys({});
  const buy = useBuyToy();
  return (
    <>
      <p>{toys.data?.pages.flatMap((page) => page.rows).join(' ')}</p>
      <p>{owner.data?.name}</p>
      <button type="button" onClick={() => buy.mutate({ toy: 'a' })}>
        buy
      </button>
    </>
  );
}

/** Pays only while nothing was bought, as a screen does whose button goes with what was read. */
export function AwaitingBuyer({ onBuy }: { onBuy: () => void }) {
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

export function Toys() {
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
