import '@mcy/ui/styles';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { i18nReady } from './i18n.ts';
import { RouteWait } from './RouteWait.tsx';

afterEach(() => vi.useRealTimers());

it('says after 200 ms that the first page is loading, and not before (spec §9)', async () => {
  const i18n = await i18nReady;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(
    <I18nextProvider i18n={i18n}>
      <RouteWait />
    </I18nextProvider>,
  );
  const sign = () => screen.getByRole('status', { name: 'Đang tải' });
  await vi.advanceTimersByTimeAsync(199);
  await expect.element(sign()).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(sign()).toBeInTheDocument();
  expect(sign().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(32);
});
