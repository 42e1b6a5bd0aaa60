import { I18nextProvider } from 'react-i18next';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { i18nReady } from './i18n.ts';
import { WaitLine } from './WaitLine.tsx';
import { callWait, pageWaits } from './waits.ts';

const before = '/pages/index/card';
let screen: RenderResult;
const line = () => screen.getByRole('progressbar', { name: 'Đang tải' });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const i18n = await i18nReady;
  screen = await render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[before]}>
        <WaitLine />
        <Link to={location.pathname}>elsewhere</Link>
      </MemoryRouter>
    </I18nextProvider>,
  );
});
afterEach(() => {
  callWait.write(false);
  pageWaits.write(0);
  vi.useRealTimers();
});

describe('a call with the loading indicator', () => {
  it('shows it after 200 ms until the answer (spec §7, §9)', async () => {
    callWait.write(true);
    await pass(199);
    await expect.element(line()).not.toBeInTheDocument();
    await pass(1);
    await expect.element(line()).toBeInTheDocument();
    callWait.write(false);
    await expect.element(line()).not.toBeInTheDocument();
  });

  it('does not show it for quick answers, however many', async () => {
    for (let call = 0; call < 3; call += 1) {
      callWait.write(true);
      await pass(150);
      callWait.write(false);
      await pass(100);
      await expect.element(line()).not.toBeInTheDocument();
    }
  });
});

describe('a page change', () => {
  it('shows the line while the previous page stays', async () => {
    // The address already belongs to the next page.
    expect(location.pathname).not.toBe(before);
    pageWaits.write(1);
    await pass(200);
    await expect.element(line()).toBeInTheDocument();
    pageWaits.write(0);
    await expect.element(line()).not.toBeInTheDocument();
  });

  it('hides the line when the person turns to another page, even while the first still loads', async () => {
    pageWaits.write(1);
    await pass(200);
    await screen.getByRole('link', { name: 'elsewhere' }).click();
    await expect.element(line()).not.toBeInTheDocument();
  });
});
