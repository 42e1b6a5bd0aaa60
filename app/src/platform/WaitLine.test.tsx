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

describe('a call that asks for the indicator', () => {
  it('is shown once it has lasted 200 ms, until it is answered (spec §7, §9)', async () => {
    callWait.write(true);
    await pass(199);
    await expect.element(line()).not.toBeInTheDocument();
    await pass(1);
    await expect.element(line()).toBeInTheDocument();
    callWait.write(false);
    await expect.element(line()).not.toBeInTheDocument();
  });

  it('is not shown when it is answered sooner, however often', async () => {
    for (let call = 0; call < 3; call += 1) {
      callWait.write(true);
      await pass(150);
      callWait.write(false);
      await pass(100);
      await expect.element(line()).not.toBeInTheDocument();
    }
  });
});

describe('a move to another page', () => {
  it('is shown while the page before stays', async () => {
    // The address is the next page's already.
    expect(location.pathname).not.toBe(before);
    pageWaits.write(1);
    await pass(200);
    await expect.element(line()).toBeInTheDocument();
    pageWaits.write(0);
    await expect.element(line()).not.toBeInTheDocument();
  });

  it('is no longer shown when the person went elsewhere, though the page is still on its way', async () => {
    pageWaits.write(1);
    await pass(200);
    await screen.getByRole('link', { name: 'elsewhere' }).click();
    await expect.element(line()).not.toBeInTheDocument();
  });
});
