import { ApiError, ApiProvider, createClient } from '@mcy/api/client';
import { acceptAgreement, listAgreements, readPolicy } from '@mcy/api/content/policies/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { RechargeRoute } from '../../wallet/recharge/RechargeRoute.tsx';
import { i18nReady } from '../../../platform/i18n.ts';
import { usePurchaseAgreement } from './usePurchaseAgreement.tsx';

const start = location.href;
/** State of the server. */
let version: number;
let accepted: number | null;
const accepting = vi.fn<(named: number) => Promise<Response>>();
const paying = vi.fn<() => Promise<Response>>();
const outcomes: boolean[] = [];

const answer = (data: unknown) => Response.json({ code: 200, msg: '', data });
const refuse = (error: string) => Response.json({ code: 422, msg: `No: ${error}`, data: { error, request_id: 'r-1' } });
const refused = new ApiError({
  code: 422,
  msg: 'No',
  data: { error: 'agreement_required', request_id: 'r-1' },
  role: 'user',
});

const acceptance = () => accepted && { version: accepted, accepted_at: '2026-11-20T00:00:00.000Z', locale: 'en' };
const text = (shown: number) => ({
  type: 'purchase',
  version: shown,
  effective_from: '2026-11-01',
  title: 'Purchase agreement',
  locale: 'en',
  lead: [`The words of version ${shown}.`],
  sections: [],
  versions: [{ version: shown, effective_from: '2026-11-01' }],
  current: shown === version,
});

const server: typeof fetch = async (input, init) => {
  const url = new URL(typeof input === 'string' ? input : '', 'http://shop.test');
  switch (url.pathname) {
    case '/api/enc/index':
      return answer({ open: 0 });
    case listAgreements.path:
      return answer({ rows: [{ type: 'purchase', version, accepted: acceptance() }] });
    case readPolicy.path:
      return answer(text(Number(url.searchParams.get('version'))));
    case acceptAgreement.path:
      return accepting((JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { version: number }).version);
    case recharge.path:
      return paying();
    default:
      return refuse('not_here');
  }
};

async function accept(named: number): Promise<Response> {
  if (named !== version) return refuse('agreement_changed');
  accepted = named;
  return answer({ type: 'purchase', version, accepted: acceptance() });
}

function Payment() {
  const agreement = usePurchaseAgreement();
  const press = async (lastFailure: unknown): Promise<void> => {
    outcomes.push(await agreement.ensure(100_000, lastFailure));
  };
  return (
    <>
      <button type="button" onClick={() => void press(null)}>
        pay
      </button>
      <button type="button" onClick={() => void press(refused)}>
        pay after a refusal
      </button>
      {agreement.question}
    </>
  );
}

async function show(page: ReactNode): Promise<RenderResult> {
  const i18n = await i18nReady;
  await i18n.loadNamespaces(['policies', 'wallet']);
  const client = createClient({
    appSecret: 'test-secret',
    locale: () => 'en',
    session: () => ({ token: 't', pwdVersion: 1, user: { id: 'u' } }),
    onTokenRefused: () => {},
    fetch: server,
  });
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider client={client} locale="en" user_id="u">
          <MemoryRouter>{page}</MemoryRouter>
        </ApiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

beforeEach(() => {
  version = 1;
  accepted = null;
  outcomes.length = 0;
  accepting.mockReset().mockImplementation(accept);
  paying.mockReset();
});

afterEach(() => history.replaceState(null, '', start));

it('shows a new version in the open window, unticked, and accepts it', async () => {
  const screen = await show(<Payment />);
  await screen.getByRole('button', { name: 'pay', exact: true }).click();
  await expect.element(screen.getByText('The words of version 1.')).toBeVisible();
  version = 2;
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: /100\.000/ }).click();
  await expect.element(screen.getByText('The words of version 2.')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No: agreement_changed');
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
  expect(outcomes).toEqual([]);
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: /100\.000/ }).click();
  await expect.poll(() => outcomes).toEqual([true]);
  expect(accepting.mock.calls).toEqual([[1], [2]]);
});

it('asks at once after the server’s refusal, whatever was known before', async () => {
  accepted = 1;
  const screen = await show(<Payment />);
  await screen.getByRole('button', { name: 'pay', exact: true }).click();
  await expect.poll(() => outcomes).toEqual([true]);
  version = 2;
  await screen.getByRole('button', { name: 'pay after a refusal' }).click();
  await expect.element(screen.getByText('The words of version 2.')).toBeVisible();
  expect(outcomes).toEqual([true]);
});

it('starts no payment after the user has left the page', async () => {
  const screen = await show(<Payment />);
  await screen.getByRole('button', { name: 'pay', exact: true }).click();
  await expect.element(screen.getByText('The words of version 1.')).toBeVisible();
  await screen.unmount();
  await expect.poll(() => outcomes).toEqual([false]);
});

it('starts no payment when the user leaves while the acceptance is stored, even before the next page appears', async () => {
  let store = (): void => {};
  accepting.mockImplementation(async (named) => {
    await new Promise<void>((stored) => {
      store = stored;
    });
    return accept(named);
  });
  const screen = await show(<Payment />);
  await screen.getByRole('button', { name: 'pay', exact: true }).click();
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: /100\.000/ }).click();
  await expect.poll(() => accepting).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/pages/index/mine');
  store();
  await expect.poll(() => outcomes).toEqual([false]);
});

it('does not open the bank over the page the user has moved on to', async () => {
  accepted = 1;
  let pay = (): void => {};
  paying.mockImplementation(async () => {
    await new Promise<void>((paid) => {
      pay = paid;
    });
    return answer({ payment_id: '019358a0-0000-7000-8000-000000000000', pay_url: '#bank' });
  });
  const screen = await show(<RechargeRoute />);
  await screen.getByRole('button', { name: '100.000', exact: true }).click();
  await screen
    .getByRole('button', {
      name: (await i18nReady).t('recharge.submitAmount', { ns: 'wallet/recharge', amount: '100.000' }),
    })
    .click();
  await expect.poll(() => paying).toHaveBeenCalledOnce();
  await screen.unmount();
  pay();
  await new Promise((later) => {
    setTimeout(later, 300);
  });
  expect(location.hash).not.toBe('#bank');
});
