import { deShareKey } from '@mcy/api/account/invitations/contract';
import type { Client } from '@mcy/api/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPreInviteCode, readPreInviteCode } from './preInviteCode.ts';
import { takeLaunchKey } from './takeLaunchKey.ts';

const stored = new Map<string, string>();
const call = vi.fn<(called: unknown, request: unknown) => Promise<unknown>>();
// The launch makes one call and needs nothing else of a client.
const client = { call } as unknown as Client;

beforeEach(() => {
  stored.clear();
  call.mockReset();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the code of the key until it is bound', async () => {
  call.mockResolvedValue({ key: 'K7MWX2QA' });
  await takeLaunchKey(client, '0f3a');
  expect(call).toHaveBeenCalledExactlyOnceWith(deShareKey, { key: '0f3a' });
  expect(readPreInviteCode()).toBe('K7MWX2QA');
  forgetPreInviteCode();
  expect(readPreInviteCode()).toBe('');
});

it('keeps the previous code when the key is unknown', async () => {
  stored.set('pre_invite_code', 'AAAABBBB');
  call.mockResolvedValue({ key: null, errMsg: 'unknown' });
  await takeLaunchKey(client, '0f3a');
  expect(readPreInviteCode()).toBe('AAAABBBB');
});
