import os from 'node:os';
import { expect, it, vi } from 'vitest';
import { requireUserName } from './requireUserName.ts';

it('accepts this user', () => {
  expect(requireUserName).not.toThrow();
});

it('says in one sentence what a user without a name can do', () => {
  const unknown = vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT (no such file or directory)');
  });
  expect(requireUserName).toThrow(/^The tests need PostgreSQL, .* user \d+, .* no name here: add it to \/etc\/passwd/);
  unknown.mockRestore();
});
