import { ApiError } from '@mcy/api/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { i18nReady } from '../platform/i18n.ts';
import { PageNotFound } from '../platform/PageNotFound.ts';
import { RouteBoundary } from './RouteBoundary.tsx';

function Broken({ error }: { error: Error }): never {
  throw error;
}

function Place() {
  return <p>at {useLocation().pathname}</p>;
}

async function showing(error: Error, address = location.pathname + location.search) {
  const i18n = await i18nReady;
  const page = (at: string, failing: boolean) => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <Place />
        <RouteBoundary address={at}>{failing ? <Broken error={error} /> : <p>another page</p>}</RouteBoundary>
      </MemoryRouter>
    </I18nextProvider>
  );
  const screen = await render(page(address, true));
  return { screen, moveTo: (at: string) => screen.rerender(page(at, false)) };
}

beforeEach(() => {
  // React logs what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a broken route', () => {
  it('shows the 404 page when the page does not exist', async () => {
    const { screen } = await showing(new PageNotFound('lost'));
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Không tìm thấy trang' })).toBeVisible();
    expect(document.title).toBe('Không tìm thấy trang · MCY');
  });

  it('leads to where one is chosen when the address names none', async () => {
    const { screen } = await showing(Object.assign(new PageNotFound('no gift named'), { above: '/pages/bag/gifts' }));
    await expect.element(screen.getByText('at /pages/bag/gifts')).toBeVisible();
  });

  it('shows the request id to look up in the server’s log', async () => {
    const data = { error: 'failed', request_id: 'r-42' };
    const { screen } = await showing(new ApiError({ code: 500, msg: 'Lỗi', data, role: 'guest' }));
    await expect.element(screen.getByText(/r-42/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  });

  it('recovers on navigation', async () => {
    const { screen, moveTo } = await showing(new PageNotFound('lost'));
    await moveTo('/pages/index/card');
    await expect.element(screen.getByText('another page')).toBeVisible();
  });
});
