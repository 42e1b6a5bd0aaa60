import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@mcy/api/account/entry/contract';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { inTurn } from '../journeys/inTurn.ts';
import { callShop } from '../shop/callShop.ts';
import { registerPlayer } from '../shop/registerPlayer.ts';
import { freePort } from '../shop/startShop.ts';
import { type NpmStart, isAlive, npmStart, secondsOf } from './npmStart.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcy-start-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Long enough for a first start, which may have to build the app. */
const firstStart = 90_000;

describe('npm start', () => {
  it(
    'serves, exits cleanly on Ctrl-C, keeps its data for a second start within seconds, and leaves no process behind when only npm is killed',
    { timeout: 180_000 },
    async () => {
      const port = await freePort();
      // The server's first start in an empty folder is in `seededShop.ts`; this one would take as long as all the rest.
      const settings = { PORT: String(port), DATA_DIR: long ? join(folder, 'kept') : seeded('kept') };
      const url = `http://localhost:${port}`;
      const account = { sign_in_name: 'kept@example.com', password: 'matkhau1' };

      const first = start(settings);
      await ready(first, url, firstStart);
      expect(first.output()).toContain(url);
      await registerPlayer(url, account);
      const family = first.family();
      // As a terminal does on Ctrl-C: SIGINT to every process of the group.
      process.kill(-(first.npm.pid ?? 0), 'SIGINT');
      await first.ended;
      await expect.poll(() => family.filter(isAlive), { timeout: 20_000 }).toEqual([]);

      const second = start(settings);
      await ready(second, url, firstStart);
      // Of its processors, not of the clock: others may keep this machine busy.
      expect(secondsOf(second.family())).toBeLessThan(15);
      await expect(callShop(url, login, account)).resolves.toMatchObject({ user: { nickname: 'Linh Chi' } });
      await expectNoneLeft(second, 'SIGKILL');
    },
  );

  it.runIf(long)('leaves no process behind when only npm gets SIGTERM', { timeout: 120_000 }, async () => {
    const port = await freePort();
    const shop = start({ PORT: String(port), DATA_DIR: seeded('stopped') });
    await ready(shop, `http://localhost:${port}`, firstStart);
    await expectNoneLeft(shop, 'SIGTERM');
  });
});

describe('npm start exits with one sentence and a non-zero code', { timeout: 120_000 }, () => {
  it.runIf(long)('when another process has the data folder', async () => {
    const settings = { DATA_DIR: seeded('shared') };
    const port = await freePort();
    const first = start({ ...settings, PORT: String(port) });
    await ready(first, `http://localhost:${port}`, firstStart);
    expect(await sentenceOf({ ...settings, PORT: String(await freePort()) })).toMatch(
      /shared is in use by another process/,
    );
  });

  it('when the port is taken', async () => {
    const other = createServer().listen(0);
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await sentenceOf({ PORT: String(port), DATA_DIR: seeded('port') })).toMatch(`Port ${port} is taken`);
  });

  it.runIf(long)('when the data folder cannot be used', async () => {
    writeFileSync(join(folder, 'file'), '');
    const settings = { PORT: String(await freePort()), DATA_DIR: join(folder, 'file', 'inside') };
    expect(await sentenceOf(settings)).toMatch(/The data folder .*inside cannot be written/);
  });

  it.for(
    inTurn(
      [
        ['PORT', 'abc'],
        ['DATABASE_URL', 'mysql://localhost'],
        ['DEMO', 'yes'],
        ['DEMO', '0'],
      ],
      0,
    ),
  )('when %s is %s', async ([name = '', value = '']) => {
    const settings = { PORT: String(await freePort()), DATA_DIR: join(folder, 'settings'), [name]: value };
    expect(await sentenceOf(settings)).toMatch(value === '0' ? /_SECRET/ : name);
  });
});

async function expectNoneLeft({ npm, family }: NpmStart, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const processes = family();
  expect(processes.length).toBeGreaterThan(2);
  npm.kill(signal);
  await expect.poll(() => processes.filter(isAlive), { timeout: 20_000 }).toEqual([]);
}

/** A data folder of a shop that was open before. */
function seeded(name: string): string {
  const copy = join(folder, name);
  cpSync(inject('seededShop'), copy, { recursive: true });
  return copy;
}

function start(settings: Readonly<Record<string, string>>): NpmStart {
  const shop = npmStart(settings);
  onTestFinished(() => {
    for (const pid of shop.family()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  return shop;
}

async function ready(shop: NpmStart, url: string, timeout: number): Promise<void> {
  const answers = async (): Promise<boolean | string> => {
    if (shop.npm.exitCode !== null) return shop.output();
    return (await fetch(`${url}/healthz`).catch(() => null))?.ok ?? false;
  };
  await expect.poll(answers, { timeout, interval: 100 }).toBe(true);
}

/** The stderr output of a failed start, without npm's own lines. */
async function sentenceOf(settings: Readonly<Record<string, string>>): Promise<string> {
  const shop = start(settings);
  expect(await shop.ended).not.toBe(0);
  const lines = shop
    .errors()
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('npm '));
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}
