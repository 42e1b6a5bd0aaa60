import '@mcy/ui/styles';
import { CodeCountdown, type CodeCountdownTexts } from '@mcy/ui/patterns';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const texts: CodeCountdownTexts = {
  send: 'Send code',
  resend: 'Send again',
  resendIn: (seconds) => `Resend in ${seconds} s`,
  sent: (seconds) => `Code sent. You can resend in ${seconds} s.`,
};
const start = Date.parse('2026-11-20T13:30:00Z');

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('CodeCountdown', () => {
  it('loads until the code is sent, then counts 60 s (spec §9) and can resend', async () => {
    const sending = Promise.withResolvers<void>();
    const onSendCode = vi.fn(() => sending.promise);
    const screen = await render(<CodeCountdown texts={texts} onSendCode={onSendCode} />);
    const button = screen.getByRole('button');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    sending.resolve();
    await expect.element(button).toHaveAccessibleName('Resend in 60 s');
    await pass(18_000);
    await expect.element(button).toHaveAccessibleName('Resend in 42 s');
    await button.click({ force: true });
    expect(onSendCode).toHaveBeenCalledOnce();
    await pass(42_000);
    await expect.element(button).toHaveAccessibleName('Send again');
    await button.click();
    expect(onSendCode).toHaveBeenCalledTimes(2);
  });

  it('is announced once, and keeps focus and width', async () => {
    const screen = await render(<CodeCountdown texts={texts} onSendCode={async () => {}} />);
    const button = screen.getByRole('button');
    const { width } = button.element().getBoundingClientRect();
    await button.click();
    const status = screen.getByRole('status');
    await expect.element(status).toHaveTextContent('Code sent. You can resend in 60 s.');
    await pass(30_000);
    await expect.element(status).toHaveTextContent('Code sent. You can resend in 60 s.');
    await expect.element(button).toHaveFocus();
    expect(button.element().getBoundingClientRect().width).toBe(width);
  });

  it('continues after a remount', async () => {
    const kept = vi.fn<(startedAt: number) => void>();
    const first = await render(
      <CodeCountdown texts={texts} onSendCode={async () => {}} onStartedAtChange={(startedAt) => kept(startedAt)} />,
    );
    await first.getByRole('button').click();
    await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce());
    const [[startedAt] = [0]] = kept.mock.calls;
    await first.unmount();
    await pass(20_000);
    const again = await render(<CodeCountdown texts={texts} onSendCode={async () => {}} startedAt={startedAt} />);
    await expect.element(again.getByRole('button')).toHaveAccessibleName('Resend in 40 s');
    await expect.element(again.getByRole('status')).toBeEmptyDOMElement();
  });

  it('does not count when nothing was sent', async () => {
    const onSendCode = vi.fn(async () => false);
    const screen = await render(<CodeCountdown texts={texts} onSendCode={onSendCode} />);
    const button = screen.getByRole('button');
    await button.click();
    await button.click();
    expect(onSendCode).toHaveBeenCalledTimes(2);
    await expect.element(button).toHaveAccessibleName('Send code');
  });

  it('does not count while disabled', async () => {
    const onSendCode = vi.fn(async () => {});
    const screen = await render(<CodeCountdown texts={texts} onSendCode={onSendCode} disabled />);
    await expect.element(screen.getByRole('button', { name: 'Send code' })).toBeDisabled();
    expect(onSendCode).not.toHaveBeenCalled();
  });
});
