import { listBanners } from '@mcy/api/content/home/contract';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { readPlayer } from '@mcy/api/account/people/contract';
import { envelopeCode, noId } from '@mcy/api/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { describe, expect, it, vi } from 'vitest';
import { table } from './routes/table.ts';
import { renderPage } from './serverMain.tsx';

// The build writes it.
vi.stubGlobal('__APP_VERSION__', '1.0.0');

const evil = '</script><img src=x onerror=alert(1)>\u2028';
const now = Date.UTC(2026, 10, 22);

const banner = {
  banner_id: '0199b1f0-0000-7000-8000-000000000001',
  title: evil,
  subtitle: 'b',
  image: '/art/a.webp',
  tint: 'violet',
  path: '/',
};

/** A shop with one banner and nothing else. */
function answering(address: string): Promise<string> {
  const rows = address.startsWith(listBanners.path) ? [banner] : [];
  return Promise.resolve(JSON.stringify({ code: 200, msg: '', data: { rows, next_cursor: null } }));
}

const request = { address: '/', locale: 'en', now, ask: answering } as const;

describe('a page rendered for a guest', () => {
  it('shows what the shop answers, and asks for it once', async () => {
    const asked: string[] = [];
    const page = await renderPage({ ...request, ask: (address) => (asked.push(address), answering(address)) });
    expect(page?.markup).toContain('Skip to content');
    expect(page?.title).toBe('MCY');
    expect(page?.preloads).toEqual([expect.stringContaining('/art/a.webp')]);
    expect(page?.parts).toContain('src/routes/content/home/HomeRoute.tsx');
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toContain(`${listPools.path}?lang=en`);
  });

  it('escapes what people wrote, in the markup and in the data', async () => {
    const page = await renderPage(request);
    expect(page?.markup).toContain('&lt;/script&gt;');
    for (const text of [page?.markup, page?.data]) expect(text).not.toMatch(/<\/script|<img src=x/);
    expect(page?.data).not.toContain('\u2028');
    expect(JSON.parse(page?.data ?? '')).toMatchObject({ renderedAt: now });
  });

  it('does not exist where the address leads nowhere', async () => {
    expect(await renderPage({ ...request, address: '/pages/box/detail' })).toBeNull();
  });

  it.each([
    ['does not exist', { code: envelopeCode.notFound, msg: 'no', data: { error: 'not_found', request_id: '1' } }],
    [
      'is malformed',
      {
        code: envelopeCode.refused,
        msg: 'no',
        data: { error: 'malformed_request', field: 'pool_id', request_id: '1' },
      },
    ],
  ])('does not exist where what it shows %s', async (_how, refusal) => {
    const ask = (address: string) =>
      address.includes('pool_id=') ? Promise.resolve(JSON.stringify(refusal)) : answering(address);
    const address = '/pages/box/detail?pool_id=0199b1f0-0000-7000-8000-000000000009';
    expect(await renderPage({ ...request, address, ask })).toBeNull();
  });

  it('fails when the shop does, or when the page is not for guests', async () => {
    await expect(renderPage({ ...request, ask: () => Promise.reject(new Error('down')) })).rejects.toThrow(
      'unreachable',
    );
    await expect(renderPage({ ...request, address: '/pages/user/setting' })).rejects.toThrow('no page of guests');
  });
});

describe('a frame, for a person with a session', () => {
  it('asks nothing of a person’s, and is as the page looks before their data is there', async () => {
    const ask = () => Promise.reject(new Error('asked'));
    const page = await renderPage({ ...request, address: '/pages/index/mine', frame: { unopened: 0, unpaid: 0 }, ask });
    expect(page?.markup).toContain('Skip to content');
    expect(JSON.parse(page?.data ?? '')).toMatchObject({ renderedAt: now, answers: [] });
    expect(page?.answered).toBe(false);
    expect(page?.parts).toContain('src/routes/account/profile/MineRoute.tsx');
  });

  it('names what the person’s browser asks before the app is there, but nothing with an id that it does not know', async () => {
    const ownOf = async (address: string): Promise<readonly string[]> => {
      const page = await renderPage({ ...request, address, frame: { unopened: 0, unpaid: 0 } });
      return (JSON.parse(page?.data ?? '') as { own: readonly string[] }).own;
    };
    const mine = await ownOf('/pages/index/mine');
    expect(mine).toContain(`${readWallet.path}?lang=en`);
    expect(mine.filter((one) => one.includes(`${readPlayer.path}?`) || one.startsWith(listPools.path))).toEqual([]);
    const item = await ownOf(`/pages/bag/item?item_id=${noId}`);
    expect(item.filter((one) => one.includes(noId))).toEqual([]);
    expect(JSON.parse((await renderPage(request))?.data ?? '')).toMatchObject({ own: [] });
  });

  it('shows what everybody may see, and hands it to the app', async () => {
    const page = await renderPage({ ...request, frame: { unopened: 0, unpaid: 0 } });
    expect(page?.preloads).toEqual([expect.stringContaining('/art/a.webp')]);
    expect(page?.answered).toBe(true);
    expect(page?.data).toContain(`["${listBanners.path}","en","-",{}]`);
  });

  it('shows no theme and no motion as chosen, which only the device knows', async () => {
    const page = await renderPage({ ...request, address: '/pages/user/setting', frame: { unopened: 0, unpaid: 0 } });
    const named = (page?.markup ?? '').split('aria-label="');
    for (const name of ['Appearance', 'Motion']) {
      const choice = named.find((part) => part.startsWith(`${name}"`))?.split('</div>')[0];
      expect(choice).toContain('aria-checked="false"');
      expect(choice).not.toContain('aria-checked="true"');
    }
  });

  it('keeps the place of unopened boxes, and no other page has it', async () => {
    const tray = 'aria-label="Unopened boxes"';
    expect((await renderPage({ ...request, frame: { unopened: 2, unpaid: 0 } }))?.markup).toContain(tray);
    expect((await renderPage({ ...request, frame: { unopened: 0, unpaid: 0 } }))?.markup).not.toContain(tray);
    expect((await renderPage(request))?.markup).not.toContain(tray);
  });

  const own = [...table.values()].filter(({ who, topic }) => who === 'user' && topic !== null);

  it.each(own)('of $path can be drawn', async ({ path, address }) => {
    const names = Object.keys((address as ((...given: string[]) => object) | undefined)?.('', '', '') ?? {});
    const query = new URLSearchParams(names.map((name) => [name, '0199b1f0-0000-7000-8000-000000000000']));
    const page = await renderPage({ ...request, address: `${path}?${query}`, frame: { unopened: 0, unpaid: 0 } });
    expect(page?.markup).toContain('<h1');
  });
});
