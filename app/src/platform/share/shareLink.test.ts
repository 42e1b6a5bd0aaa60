import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from './shareLink.ts';

const link = 'https://shop.example/?lang=vn&key_social=1&_key=0f3a';
const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
const open = vi.fn<(address: string) => { opener: unknown } | null>();
let left: (() => void) | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  left = null;
  const listen = (_event: string, listener: () => void) => {
    left = listener;
  };
  vi.stubGlobal('navigator', { clipboard: { writeText }, share });
  vi.stubGlobal('window', { open });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', { addEventListener: listen });
  vi.stubGlobal('location', { assign: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a link', () => {
  it('is copied, or reports that it was not', async () => {
    expect(await shareLink('copyLink', link, 'MCY')).toBe('linkCopied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
    writeText.mockRejectedValueOnce(new Error('denied'));
    expect(await shareLink('copyLink', link, 'MCY')).toBe('copyFailed');
  });

  it('goes to Zalo by the clipboard, and says so when Zalo does not open', async () => {
    const shared = shareLink('zalo', link, 'MCY');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await shared).toBe('zaloMissing');
    expect(writeText).toHaveBeenCalledWith(link);
    const opened = shareLink('zalo', link, 'MCY');
    await vi.advanceTimersByTimeAsync(300);
    left?.();
    expect(await opened).toBe('linkCopied');
  });

  it('opens Facebook in a new window, unless the browser blocks it', async () => {
    const page = { opener: {} };
    open.mockReturnValueOnce(page).mockReturnValueOnce(null);
    expect(await shareLink('facebook', link, 'MCY')).toBe('sent');
    expect(open.mock.calls[0]?.[0]).toContain(encodeURIComponent(link));
    expect(page.opener).toBeNull();
    expect(await shareLink('facebook', link, 'MCY')).toBe('cannotShare');
  });

  it('is not sent to TikTok, which accepts no links', async () => {
    expect(await shareLink('tiktok', link, 'MCY')).toBe('tiktokNoLinks');
  });

  it('uses the system’s share sheet, where closing it is no failure', async () => {
    expect(await shareLink('system', link, 'MCY')).toBe('sent');
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: link, title: 'MCY' });
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    expect(await shareLink('system', link, 'MCY')).toBe('sent');
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    expect(await shareLink('system', link, 'MCY')).toBe('cannotShare');
  });
});
