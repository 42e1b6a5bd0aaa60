import { ApiProvider, createClient } from '@mcy/api/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { addTexts, i18nReady } from '../../../platform/i18n.ts';
import { DeskRoute } from './DeskRoute.tsx';

const user_id = '0199b1f0-0000-7000-8000-000000000001';

it('lists the screens that topics registered, each with what waits there', async () => {
  const i18n = await i18nReady;
  await addTexts(['operator/desk']);
  const client = createClient({
    appSecret: 'test-secret',
    locale: () => 'vn',
    session: () => ({ token: 't', pwdVersion: 1, user: { id: user_id } }),
    onTokenRefused: () => {},
    fetch: (input) =>
      Promise.resolve(
        Response.json(
          typeof input === 'string' && input.startsWith('/api/enc')
            ? { code: 200, msg: '', data: { open: 0 } }
            : { code: 200, msg: '', data: { rows: [], failing: [], next_cursor: null } },
        ),
      ),
  });
  const screen = await render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider client={client} locale="vn" user_id={user_id}>
          <MemoryRouter initialEntries={['/operator']}>
            <Suspense>
              <DeskRoute />
            </Suspense>
          </MemoryRouter>
        </ApiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await expect
    .element(screen.getByRole('link', { name: /^Cần người thứ hai/ }))
    .toHaveAttribute('href', '/operator/approvals');
  // Their rights are not known: nothing that needs one is offered.
  expect(screen.getByRole('link', { name: /^Duyệt danh tính/ }).query()).toBeNull();
});
