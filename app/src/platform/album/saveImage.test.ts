import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcement } from '../announcements.ts';
import type { Kept } from './Album.ts';
import { saveImage } from './saveImage.ts';

const texts = { saved: 'Save successfully', failed: 'Save failed', denied: 'Please open permissions' };
const keep = vi.fn<(picture: File) => Promise<Kept>>();
const openSettings = vi.fn<() => void>();
const announce = vi.fn<(announcement: Announcement) => void>();
const answer = vi.fn<() => Promise<Response>>();

function picture(type = 'image/webp'): Response {
  return new Response(new Uint8Array([1, 2, 3]), { headers: { 'content-type': type } });
}

async function save({ name = 'Rồng Ngọc' } = {}): Promise<void> {
  await saveImage({ src: '/art/toys/jade.webp', name }, { album: { keep, openSettings }, announce, texts });
}

function expectTold(tone: string, message: string): void {
  expect(announce).toHaveBeenCalledExactlyOnceWith({ kind: 'toast', tone, message });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  answer.mockResolvedValue(picture());
  keep.mockResolvedValue('saved');
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a picture for the album (spec §7, §8)', () => {
  it('is saved under its name, with a confirmation', async () => {
    await save();
    const [file] = keep.mock.lastCall ?? [];
    expect([file?.name, file?.type, file?.size]).toEqual(['Rồng Ngọc.webp', 'image/webp', 3]);
    expectTold('positive', texts.saved);
  });

  it('gets a name that every file system accepts', async () => {
    answer.mockResolvedValue(picture('image/jpeg; charset=binary'));
    await save({ name: '../a<b>:c\n' });
    expect(keep.mock.lastCall?.[0].name).toBe('.. a b c.jpg');
  });

  it('opens the settings after 3 s without permission', async () => {
    keep.mockResolvedValue('denied');
    await save();
    expectTold('caution', texts.denied);
    vi.advanceTimersByTime(2999);
    expect(openSettings).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(openSettings).toHaveBeenCalledOnce();
  });

  it('shows nothing when the user cancels', async () => {
    keep.mockResolvedValue('cancelled');
    await save();
    expect(announce).not.toHaveBeenCalled();
  });

  it('fails after 60 s (spec §9)', async () => {
    // The fake clock does not control the browser's own.
    const late = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    answer.mockImplementation(
      () => new Promise((_resolve, reject) => late.signal.addEventListener('abort', () => reject(late.signal.reason))),
    );
    const saved = save();
    expect(limit).toHaveBeenCalledExactlyOnceWith(60_000);
    late.abort(new DOMException('late', 'TimeoutError'));
    await saved;
    expectTold('critical', texts.failed);
    limit.mockRestore();
  });

  it.each([
    ['is not there', () => answer.mockResolvedValue(new Response('', { status: 404 }))],
    ['is a page instead', () => answer.mockResolvedValue(picture('text/html'))],
    ['cannot be reached', () => answer.mockRejectedValue(new TypeError('no network'))],
    ['finds no room', () => keep.mockRejectedValue(new Error('disk full'))],
  ])('shows an error when %s fails', async (_name, breakIt) => {
    breakIt();
    await save();
    expectTold('critical', texts.failed);
    expect(openSettings).not.toHaveBeenCalled();
  });
});
