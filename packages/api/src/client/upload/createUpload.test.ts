import { photoUpload, videoUpload } from '../../system/uploads/contract.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { createUpload } from './createUpload.ts';
import { NetworkError } from '../NetworkError.ts';
import { uploadReactionTo } from './uploadReactionTo.ts';

const uploaded = {
  file_id: '019a0000-0000-4000-8000-000000000001',
  url: '/files/019a0000-0000-4000-8000-000000000001.webp',
  kind: 'picture',
  content_type: 'image/webp',
  bytes: 9,
  width: 3,
  height: 3,
};
const done = { status: 200, msg: 'ok', data: uploaded };
/** An app that does not come from the shop's server. */
const received = { ...uploaded, url: `http://shop.test${uploaded.url}` };
const refused = { status: 422, msg: 'Not a picture.', data: { error: 'not_a_picture', request_id: 'r-1' } };

/** What each request gets, in order: an answer, or nothing when the network fails or stalls. */
type Reply = object | 'lost' | 'silent';
let replies: Reply[];
let sent: FakeRequest[];

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  url = '';
  body: FormData | null = null;
  responseText = '';
  aborted = false;
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  abort(): void {
    this.aborted = true;
  }
  send(body: FormData): void {
    this.body = body;
    sent.push(this);
    const reply = replies.shift() ?? 'lost';
    queueMicrotask(() => {
      this.progress(1, 2);
      if (reply === 'silent') return;
      if (reply === 'lost') this.dispatchEvent(new Event('error'));
      else {
        this.responseText = JSON.stringify(reply);
        this.dispatchEvent(new Event('load'));
      }
    });
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

const onTokenRefused = vi.fn();
const upload = createUpload({
  locale: () => 'en',
  session: () => ({ token: 'secret', pwdVersion: 2, user: { id: 'u-1' } }),
  onTokenRefused,
  origin: 'http://shop.test',
});
const file = () => new File(['picture'], 'me.png', { type: 'image/png' });

beforeEach(() => {
  [replies, sent] = [[], []];
  onTokenRefused.mockClear();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  it('is sent as specified and reports its progress', async () => {
    replies = [done];
    const shares: number[] = [];
    expect(await upload(file(), { purpose: photoUpload, onProgress: (share) => shares.push(share) })).toEqual(received);
    const [{ url, headers, body } = new FakeRequest()] = sent;
    expect(url).toBe('http://shop.test/api/common/upload?lang=en');
    expect(headers).toMatchObject({ Authorization: 'Bearer secret', pwdVersion: '2' });
    expect([...(body?.keys() ?? [])]).toEqual(['purpose', 'file']);
    expect(shares).toEqual([0.5]);
  });

  it('retries a lost connection under the same key, at most twice', async () => {
    replies = ['lost', 'lost', done];
    const made = upload(file(), { purpose: photoUpload });
    await vi.advanceTimersByTimeAsync(3000);
    expect(await made).toEqual(received);
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    const lost = upload(file(), { purpose: photoUpload }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await lost).toMatchObject({ reason: 'unreachable' });
    expect(sent).toHaveLength(6);
  });

  it('keeps its key until the server has decided, even when the person retries', async () => {
    const same = file();
    replies = ['lost', 'lost', 'lost', refused, done];
    const lost = upload(same, { purpose: photoUpload }).catch(() => {});
    await vi.advanceTimersByTimeAsync(3000);
    await lost;
    await expect(upload(same, { purpose: photoUpload })).rejects.toThrow('Not a picture.');
    await upload(same, { purpose: photoUpload });
    const keys = sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[3]).toBe(keys[0]);
    expect(keys[4]).not.toBe(keys[0]);
  });

  it('fails after a minute without progress, and not earlier', async () => {
    replies = ['silent'];
    const made = upload(file(), { purpose: videoUpload }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(59_000);
    sent[0]?.progress(3, 4);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(sent[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await made).toMatchObject({ reason: 'timeout' });
    expect(sent[0]?.aborted).toBe(true);
  });

  it('stops when canceled, in flight or between two tries', async () => {
    for (const reply of ['silent', 'lost'] as const) {
      replies = [reply];
      const controller = new AbortController();
      const made = upload(file(), { purpose: photoUpload, signal: controller.signal }).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(100);
      controller.abort(new Error('gone'));
      expect(await made).toMatchObject({ message: 'gone' });
    }
    expect(sent).toHaveLength(2);
    expect(sent[0]?.aborted).toBe(true);
  });
});

describe('what a failed upload leads to', () => {
  it('ends the session and shows its toast when the login has expired', async () => {
    replies = [{ status: 301, msg: 'Expired.', data: { error: 'sign_in_required', request_id: 'r-1' } }];
    const error: unknown = await upload(file(), { purpose: photoUpload }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(uploadReactionTo(error)).toBe('loginExpired');
    expect(onTokenRefused).toHaveBeenCalledExactlyOnceWith('secret');
  });

  it('shows a toast in every other case', async () => {
    replies = [refused, { anything: 'else' }];
    for (const kind of [ApiError, NetworkError]) {
      const error: unknown = await upload(file(), { purpose: photoUpload }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(kind);
      expect(uploadReactionTo(error)).toBe('uploadFailed');
    }
    expect(onTokenRefused).not.toHaveBeenCalled();
  });
});
