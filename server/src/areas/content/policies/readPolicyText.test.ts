import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';

vi.mock('node:fs/promises', { spy: true });
// Files share their modules: another one may have loaded it with the real file system.
vi.resetModules();
const { readPolicyText } = await import('./readPolicyText.ts');

it('retries a failed read, and caches a successful one', async () => {
  const read = vi.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE: too many open files'));
  await expect(readPolicyText('user', 1, 'vn')).rejects.toThrow('EMFILE');
  const text = await readPolicyText('user', 1, 'vn');
  expect(text.sections).not.toHaveLength(0);
  expect(await readPolicyText('user', 1, 'vn')).toBe(text);
  expect(read).toHaveBeenCalledTimes(2);
});
