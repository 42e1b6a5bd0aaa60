import { readMapSource } from '@mcy/api/system/map/contract';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../testing/startTestServer.ts';

it('offers no tiles when none are configured, and allows pictures from this server only', async () => {
  const server = await startTestServer();
  expect(await server.succeed(readMapSource, {})).toEqual({ tiles: null });
  const policy = (await fetch(`${server.url}/healthz`)).headers.get('content-security-policy');
  expect(policy).toContain("img-src 'self' data: blob:;");
  await server.close();
});

it.each([
  ['https://{s}.tile.example/{z}/{x}/{y}.png', 'https://*.tile.example'],
  ['https://maps.example:8443/v1/{z}/{x}/{y}?key=abc', 'https://maps.example:8443'],
])('offers %s with its attribution, and allows pictures from %s', async (url, source) => {
  const server = await startTestServer({
    env: { MAP_TILE_URL: url, MAP_ATTRIBUTION: '© OpenStreetMap https://www.openstreetmap.org/copyright' },
  });
  const attribution = { label: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' };
  expect(await server.succeed(readMapSource, {})).toEqual({ tiles: { url, attribution } });
  const answer = await fetch(`${server.url}${readMapSource.path}`);
  expect(answer.headers.get('content-security-policy')).toContain(`img-src 'self' data: blob: ${source};`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  await server.close();
});
