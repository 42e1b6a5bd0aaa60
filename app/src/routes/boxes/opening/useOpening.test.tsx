import { ApiProvider, createClient } from '@mcy/api/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useOpening } from './useOpening.ts';

const refuse = async (error: string) => Response.json({ code: 422, msg: 'No', data: { error, request_id: 'r-1' } });
const answering = vi.fn<() => Promise<Response>>();

const client = createClient({
  appSecret: '',
  locale: () => 'en',
  session: () => null,
  onTokenRefused: () => {},
  fetch: async (address) =>
    typeof address === 'string' && address.includes('/api/enc/index')
      ? Response.json({ code: 200, msg: '', data: { open: 0 } })
      : answering(),
});

function Shop({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider client={client} locale="en" user_id={null}>
        <MemoryRouter>{children}</MemoryRouter>
      </ApiProvider>
    </QueryClientProvider>
  );
}

/** The hook, once its button rests no more. */
async function openBox(readPrice: () => Promise<unknown>) {
  const { result } = await renderHook(() => useOpening('p-1', readPrice), { wrapper: Shop });
  await vi.waitFor(() => expect(result.current.state.step).toBe('choosing'));
  return result;
}

it('after a price has changed, offers to pay only once the new one is read', async () => {
  answering.mockImplementation(() => refuse('price_changed'));
  const reading = Promise.withResolvers<unknown>();
  const readPrice = vi.fn(() => reading.promise);
  const result = await openBox(readPrice);
  const paid = result.current.pay(1, 'seed', 9000);
  await vi.waitFor(() => expect(readPrice).toHaveBeenCalledOnce());
  expect(result.current.state).toMatchObject({ step: 'paying' });
  reading.resolve(null);
  await paid;
  await vi.waitFor(() => expect(result.current.state).toMatchObject({ step: 'resting', failed: { decided: true } }));
});

it('after any other refusal, reads no price', async () => {
  answering.mockImplementation(() => refuse('insufficient_balance'));
  const readPrice = vi.fn(async () => null);
  const result = await openBox(readPrice);
  await result.current.pay(1, 'seed', 9000);
  await vi.waitFor(() => expect(result.current.state).toMatchObject({ step: 'resting', failed: { decided: true } }));
  expect(readPrice).not.toHaveBeenCalled();
});
