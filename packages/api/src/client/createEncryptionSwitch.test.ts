import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEncryptionSwitch } from './createEncryptionSwitch.ts';

type Read = () => Promise<{ open: 0 | 1 }>;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the encryption switch', () => {
  it('is fetched once in 300000 ms, even by concurrent calls', async () => {
    const read = vi.fn<Read>(() => Promise.resolve({ open: 0 }));
    const isOn = createEncryptionSwitch(read);
    expect(await Promise.all([isOn(), isOn()])).toEqual([false, false]);
    vi.advanceTimersByTime(299_999);
    await isOn();
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    read.mockResolvedValueOnce({ open: 1 });
    expect(await isOn()).toBe(true);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('counts as on while it cannot be read, and is fetched again', async () => {
    const read = vi.fn<Read>(() => Promise.resolve({ open: 0 }));
    read.mockRejectedValueOnce(new Error('offline'));
    const isOn = createEncryptionSwitch(read);
    expect(await isOn()).toBe(true);
    expect(await isOn()).toBe(false);
  });
});
