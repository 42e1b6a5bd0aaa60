import { useRelativeTimeTexts } from '@mcy/ui/i18n';
import { RelativeTime } from '@mcy/ui/patterns';
import { inLanguage } from '@mcy/ui/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const start = Date.parse('2026-11-20T13:30:00Z');
const minute = 60_000;

function Told({ ago, now }: { ago: number; now?: () => number }) {
  return (
    <RelativeTime
      at={new Date(start - ago * minute).toISOString()}
      texts={useRelativeTimeTexts()}
      {...(now === undefined ? {} : { now })}
    />
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('RelativeTime', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start });
  });

  it.for([
    ['vn', ['Vừa xong', '18 phút trước', '1 giờ trước', '2 ngày trước', '20/09/2026']],
    ['zh', ['刚刚', '18 分钟前', '1 小时前', '2 天前', '2026/09/20']],
    ['en', ['just now', '18 minutes ago', '1 hour ago', '2 days ago', 'Sep 20, 2026']],
  ] as const)('says %s', async ([locale, words]) => {
    const wrapper = await inLanguage(locale);
    const screen = await render(
      <>
        {[0, 18, 60, 2880, 87_840].map((ago) => (
          <Told key={ago} ago={ago} />
        ))}
      </>,
      { wrapper },
    );
    expect(
      screen
        .getByRole('time')
        .elements()
        .map((time) => time.textContent),
    ).toEqual(words);
  });

  it('uses singular and plural in English', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<Told ago={1440} />, { wrapper });
    await expect.element(screen.getByText('1 day ago')).toBeInTheDocument();
    await screen.rerender(<Told ago={120} />);
    await expect.element(screen.getByText('2 hours ago')).toBeInTheDocument();
  });

  it('has a machine-readable date, and the exact time as its title', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<Told ago={18} />, { wrapper });
    const time = screen.getByRole('time');
    await expect.element(time).toHaveAttribute('datetime', '2026-11-20T13:12:00.000Z');
    await expect.element(time).toHaveAttribute('title', 'Friday, November 20, 2026, 20:12');
  });

  it('keeps up with time, all with one timer', async () => {
    const started = vi.spyOn(globalThis, 'setInterval');
    const wrapper = await inLanguage('en');
    const screen = await render(
      <>
        <Told ago={4} />
        <Told ago={59} />
      </>,
      { wrapper },
    );
    expect(started).toHaveBeenCalledOnce();
    await expect.element(screen.getByText('just now')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(minute);
    await expect.element(screen.getByText('5 minutes ago')).toBeInTheDocument();
    await expect.element(screen.getByText('1 hour ago')).toBeInTheDocument();
    await screen.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('uses the given clock', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<Told ago={0} now={() => start + 7 * minute} />, { wrapper });
    await expect.element(screen.getByText('7 minutes ago')).toBeInTheDocument();
  });
});
