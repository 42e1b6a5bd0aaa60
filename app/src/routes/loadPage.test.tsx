import { type ComponentType, createElement, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { i18nReady } from '../platform/i18n.ts';
import { RouteBoundary } from '../frame/RouteBoundary.tsx';
import { pageWaits } from '../platform/waits.ts';
import { loadPage } from './loadPage.ts';
import { loadRoute } from '../platform/loadRoute.ts';

const never = () => new Promise<never>(() => {});

beforeEach(() => {
  pageWaits.write(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

async function endOf(load: () => Promise<unknown>): Promise<() => string> {
  let end = 'loading';
  load().then(
    () => (end = 'loaded'),
    () => (end = 'failed'),
  );
  await vi.advanceTimersByTimeAsync(0);
  return () => end;
}

describe('a page', () => {
  it('that is not there after 60 s has failed (spec §9)', async () => {
    const end = await endOf(loadPage(never));
    expect(pageWaits.read()).toBe(1);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(end()).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(end()).toBe('failed');
    expect(pageWaits.read()).toBe(0);
  });

  it('that was too late is shown when it is asked for again and has come meanwhile', async () => {
    const late = Promise.withResolvers<ComponentType>();
    const load = loadPage(() => late.promise);
    const end = await endOf(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(end()).toBe('failed');
    late.resolve(() => null);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await endOf(load))()).toBe('loaded');
  });

  it('that was too late says so with a way to try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = loadPage(never);
    const Page = () => createElement(use(load()));
    const i18n = await i18nReady;
    const screen = await render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <RouteBoundary address={location.pathname + location.search}>
            <Page />
          </RouteBoundary>
        </MemoryRouter>
      </I18nextProvider>,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  });
});

describe('a part of the app', () => {
  it('that is not there after 120 s has failed (spec §9)', async () => {
    const end = await endOf(loadRoute(never, []));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(end()).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(end()).toBe('failed');
  });
});
