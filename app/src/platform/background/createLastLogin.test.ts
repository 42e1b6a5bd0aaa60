import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLastLogin } from './createLastLogin.ts';

const start = Date.UTC(2026, 10, 21, 3);
let clock = start;
let signedIn = true;
let items = new Map<string, string>();
const storage = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
};
const send = vi.fn<() => Promise<unknown>>();
const log = vi.fn<(outcome: unknown) => void>();

function hideApp(): void {
  createLastLogin({ storage, isSignedIn: () => signedIn, send, log, now: () => clock })();
}

beforeEach(() => {
  clock = start;
  signedIn = true;
  items = new Map();
  send.mockReset().mockResolvedValue({ last_login_at: '2026-11-21T03:00:00.000Z' });
  log.mockReset();
});

describe('going to background (spec §7, §9)', () => {
  it('tells the server and records the time', () => {
    hideApp();
    expect(send).toHaveBeenCalledOnce();
    expect(items.get('lastLoginRequestTime')).toBe(String(start));
  });

  it('repeats only after more than 180000 ms', () => {
    hideApp();
    clock = start + 180_000;
    hideApp();
    expect(send).toHaveBeenCalledOnce();
    clock = start + 180_001;
    hideApp();
    expect(send).toHaveBeenCalledTimes(2);
    expect(items.get('lastLoginRequestTime')).toBe(String(start + 180_001));
    clock += 180_000;
    hideApp();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does nothing without a token', () => {
    signedIn = false;
    hideApp();
    expect(send).not.toHaveBeenCalled();
    expect(items.size).toBe(0);
  });

  it.each([
    ['a time to come', String(start + 86_400_000)],
    ['no time at all', 'yesterday'],
  ])('still works despite %s', (_name, stored) => {
    items.set('lastLoginRequestTime', stored);
    hideApp();
    expect(send).toHaveBeenCalledOnce();
  });

  it('logs the answer, and a failure at the same level', async () => {
    hideApp();
    await vi.waitFor(() => expect(log).toHaveBeenLastCalledWith({ last_login_at: '2026-11-21T03:00:00.000Z' }));
    clock += 180_001;
    const gone = new Error('gone');
    send.mockRejectedValue(gone);
    hideApp();
    await vi.waitFor(() => expect(log).toHaveBeenLastCalledWith(gone));
  });
});
