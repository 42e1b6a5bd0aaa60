import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { openRenderer } from './openRenderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'mcy-renderer-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('lets no page wait for its answers for long, and renders the next', async () => {
  const bundle = join(folder, 'serverMain.js');
  writeFileSync(
    bundle,
    `export async function renderPage({ address, ask }) {
      return { markup: await ask(address), title: '', preloads: [], data: '', parts: [] };
    }`,
  );
  const answer = (address: string) => (address === '/slow' ? new Promise<never>(() => {}) : Promise.resolve('ok'));
  const render = openRenderer({ bundle, answer, log: pino({ level: 'silent' }) });
  const wish = { isRefresh: true, site: 'x' };
  const request = { locale: 'vn', now: 0 } as const;
  const [slow, next] = await Promise.allSettled([
    render({ ...request, address: '/slow' }, wish),
    render({ ...request, address: '/' }, wish),
  ]);
  const reason = slow.status === 'rejected' ? String(slow.reason) : '';
  expect(reason).toContain('The server could not answer.');
  expect(next).toMatchObject({ status: 'fulfilled', value: { markup: 'ok' } });
});
