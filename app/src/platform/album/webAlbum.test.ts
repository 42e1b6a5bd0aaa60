import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webAlbum } from './webAlbum.ts';

const share = vi.fn<(data: ShareData) => Promise<void>>();
const link = { href: '', download: '', click: vi.fn<() => void>() };
const picture = new File(['toy'], 'MCY.webp', { type: 'image/webp' });
const openSettings = vi.fn<() => void>();
const no = (name: string) => new DOMException('no', name);

interface Device {
  phone?: boolean;
  /** True when it can share files. */
  shares?: boolean;
  /** True while the last click still counts; null when the browser does not tell. */
  fresh?: boolean | null;
}

function browser({ phone = true, shares = true, fresh = true }: Device = {}): void {
  vi.stubGlobal('matchMedia', () => ({ matches: phone }));
  vi.stubGlobal('navigator', {
    ...(shares && { share, canShare: () => true }),
    ...(fresh !== null && { userActivation: { isActive: fresh } }),
  });
  vi.stubGlobal('document', { createElement: () => link });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keep = () => webAlbum(openSettings).keep(picture);

describe('the browser’s album', () => {
  it('on a phone uses the system’s share sheet, which may be closed', async () => {
    browser();
    share.mockResolvedValueOnce();
    expect(await keep()).toBe('saved');
    expect(share).toHaveBeenCalledExactlyOnceWith({ files: [picture] });
    share.mockRejectedValueOnce(no('AbortError'));
    expect(await keep()).toBe('cancelled');
    expect(link.click).not.toHaveBeenCalled();
  });

  it('is denied when the browser refuses right after a click', async () => {
    browser();
    share.mockRejectedValue(no('NotAllowedError'));
    expect(await keep()).toBe('denied');
    expect(link.click).not.toHaveBeenCalled();
  });

  it.each([
    ['the press is too long ago', { fresh: false }, 'NotAllowedError'],
    ['the browser does not tell how long ago the press is', { fresh: null }, 'NotAllowedError'],
    ['the sheet fails', {}, 'DataError'],
    ['nothing can be shared', { shares: false }, ''],
    ['it is a computer', { phone: false }, ''],
  ])('downloads when %s', async (_why, device, failure) => {
    browser(device);
    share.mockRejectedValue(no(failure));
    expect(await keep()).toBe('saved');
    expect(link.download).toBe('MCY.webp');
    expect(link.click).toHaveBeenCalledOnce();
  });
});
