import '@mcy/ui/styles';
import { type ChatMessage, ChatThread, type ChatThreadProps } from '@mcy/ui/patterns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { threadTexts } from '../fixtures/chat.ts';

const onLoadOlder = vi.fn();
const onRetryMessage = vi.fn();

function said(number: number, side: 'own' | 'other' = number % 2 === 0 ? 'own' : 'other'): ChatMessage {
  const base = { id: `${number}`, day: '2026-11-21', dayLabel: 'Today', timeLabel: '20:15', text: `Message ${number}` };
  return side === 'own'
    ? { ...base, side, state: 'sent', sender: { id: 'me', name: 'Me' } }
    : { ...base, side, sender: { id: 'shop', name: 'Shop' } };
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => said(first + place));

function thread(messages: readonly ChatMessage[], given: Partial<ChatThreadProps> = {}) {
  return (
    <div style={{ blockSize: 400 }}>
      <ChatThread
        label="Chat"
        messages={messages}
        hasOlder={false}
        loadingOlder={false}
        onLoadOlder={onLoadOlder}
        onRetryMessage={onRetryMessage}
        fill="place"
        texts={{ ...threadTexts, newMessages: (count) => `${count} new`, toLatest: 'To latest', unread: 'Unread' }}
        {...given}
      />
    </div>
  );
}

const log = () => page.getByRole('log', { name: 'Chat' }).element();
const fromEnd = () => log().scrollHeight - log().scrollTop - log().clientHeight;
const topOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top;

async function twoFrames() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

async function scrollTo(top: number) {
  log().scrollTop = top;
  await twoFrames();
}

afterEach(() => vi.clearAllMocks());

describe('ChatThread', () => {
  it('shows messages by day and sender, the time once a minute, and each sender', async () => {
    const screen = await render(
      thread([said(1, 'other'), said(2, 'other'), { ...said(3, 'own'), day: '2026-11-22', dayLabel: 'Later' }]),
    );
    expect(
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map((day) => day.textContent),
    ).toEqual(['Today', 'Later']);
    const today = screen.getByRole('region', { name: 'Today' });
    const [first, second] = today.getByRole('listitem').elements();
    expect(first?.textContent).toBe('ShopMessage 1');
    expect(second?.textContent).toMatch(/ShopMessage 220:15$/);
    await expect
      .element(screen.getByRole('region', { name: 'Later' }).getByRole('img', { name: 'Đã gửi' }))
      .toBeVisible();
  });

  it('starts at the end, or at the first unread message', async () => {
    const screen = await render(thread(range(1, 40)));
    expect(fromEnd()).toBeLessThan(2);
    await screen.unmount();
    await render(thread(range(1, 40), { unreadFrom: '21' }));
    await expect.element(page.getByText('Unread')).toBeInViewport();
    await expect.element(page.getByText('Message 21', { exact: true })).toBeInViewport();
  });

  it('follows new messages at the end, and announces those of others', async () => {
    const screen = await render(thread(range(1, 40)));
    await screen.rerender(thread([...range(1, 40), said(41)]));
    expect(fromEnd()).toBeLessThan(2);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Shop: Message 41');
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('stays in place when scrolled up, counts new messages, and jumps to them', async () => {
    const screen = await render(thread(range(1, 40)));
    await scrollTo(300);
    await expect.element(screen.getByRole('button', { name: 'To latest' })).toBeVisible();
    const before = topOf('Message 10');
    await screen.rerender(thread([...range(1, 40), said(41)]));
    await screen.rerender(thread([...range(1, 40), said(41), said(43)]));
    expect(topOf('Message 10')).toBe(before);
    await screen.getByRole('button', { name: '2 new' }).click();
    await vi.waitFor(() => expect(fromEnd()).toBeLessThan(2));
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('log')).toHaveFocus();
  });

  it('stays in place when the window changes size right after the user scrolled up', async () => {
    await render(thread(range(1, 40)));
    await twoFrames();
    log().scrollTop = 300;
    log().closest('div[style]')?.setAttribute('style', 'block-size: 300px');
    await twoFrames();
    expect(log().scrollTop).toBe(300);
    await expect.element(page.getByRole('button', { name: 'To latest' })).toBeVisible();
  });

  it('jumps to the end for the user’s own messages', async () => {
    const screen = await render(thread(range(1, 40)));
    await scrollTo(300);
    await screen.rerender(thread([...range(1, 40), said(42, 'own')]));
    expect(fromEnd()).toBeLessThan(2);
  });

  it('loads older messages at the top without a jump', async () => {
    const screen = await render(thread(range(21, 60), { hasOlder: true }));
    expect(onLoadOlder).not.toHaveBeenCalled();
    await scrollTo(0);
    await vi.waitFor(() => expect(onLoadOlder).toHaveBeenCalledOnce());
    await screen.rerender(thread(range(21, 60), { hasOlder: true, loadingOlder: true }));
    await expect.element(screen.getByRole('status')).toHaveTextContent('Đang tải tin nhắn cũ');
    const before = topOf('Message 23');
    await screen.rerender(thread(range(1, 60), { hasOlder: false }));
    expect(Math.abs(topOf('Message 23') - before)).toBeLessThanOrEqual(1);
    await expect.element(page.getByText('Message 1', { exact: true })).not.toBeInViewport();
  });

  it('says why older ones failed to load, and retries', async () => {
    const screen = await render(thread(range(1, 3), { hasOlder: true, olderFailed: 'No network' }));
    await vi.waitFor(() => expect(onLoadOlder).toHaveBeenCalledOnce());
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No network');
    await screen.getByRole('button', { name: 'Thử lại' }).click();
    expect(onLoadOlder).toHaveBeenCalledTimes(2);
  });

  it('resends a failed message and waits for it', async () => {
    const sent = Promise.withResolvers<void>();
    onRetryMessage.mockReturnValueOnce(sent.promise);
    const failed: ChatMessage = { ...said(2, 'own'), side: 'own', state: 'failed' };
    const screen = await render(thread([said(1), failed]));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Chưa gửi được');
    const retry = screen.getByRole('button', { name: 'Thử lại' });
    await retry.click();
    expect(onRetryMessage).toHaveBeenCalledExactlyOnceWith(failed);
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    sent.resolve();
    await expect.element(retry).not.toHaveAttribute('aria-busy');
  });

  it('scrolls by keyboard, and wraps long words', async () => {
    const long = { ...said(1), text: 'Mộttừrấtdài'.repeat(20) };
    await render(thread([long, ...range(2, 40)]));
    expect(log().scrollWidth).toBeLessThanOrEqual(log().clientWidth);
    await userEvent.tab();
    expect(document.activeElement).toBe(log());
  });
});
