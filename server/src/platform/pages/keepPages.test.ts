import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type KeepPagesOptions, keepPages } from './keepPages.ts';
import type { Wish } from './createRenderQueue.ts';
import { RendererBusy } from './openRenderer.ts';
import type { RenderRequest, RenderedPage } from './RenderedPage.ts';

const log = { warn: () => {} };

function pageOf(text: string): RenderedPage {
  return { markup: text, title: '', preloads: [], data: '', answered: true, parts: [] };
}

function request(address: string, now = 0): RenderRequest {
  return { address, locale: 'vn', now };
}

/** Renders each address as itself, and notes it. */
function noting() {
  const rendered: string[] = [];
  const render = ({ address, locale }: RenderRequest): Promise<RenderedPage> => {
    rendered.push(`${locale} ${address}`);
    return Promise.resolve(pageOf(`${locale} ${address}`));
  };
  return { render, rendered };
}

/** For somebody. */
function keep(options: KeepPagesOptions) {
  const find = keepPages(options);
  return (wanted: RenderRequest) => find(wanted, 'site');
}

/** Lets what is under way end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('rendered pages', () => {
  it('are kept by address and language', async () => {
    const { render, rendered } = noting();
    const find = keep({ render, log });
    expect((await find(request('/')))?.page.markup).toBe('vn /');
    await find(request('/', 9000));
    await find({ ...request('/'), locale: 'en' });
    await find(request('/pages/index/card'));
    expect(rendered).toEqual(['vn /', 'en /', 'vn /pages/index/card']);
  });

  it('are rendered once for all who ask at the same time', async () => {
    const { render, rendered } = noting();
    const find = keep({ render, log });
    await Promise.all([find(request('/')), find(request('/')), find(request('/'))]);
    expect(rendered).toEqual(['vn /']);
  });

  it('are sent again after 10 s, while they are rendered again, and not after 60 s', async () => {
    const { render, rendered } = noting();
    const find = keep({ render, log });
    await find(request('/'));
    expect(await find(request('/', 11_000))).toMatchObject({ renderedAt: 0 });
    await settle();
    expect(rendered).toHaveLength(2);
    expect(await find(request('/', 12_000))).toMatchObject({ renderedAt: 11_000 });
    expect(await find(request('/', 80_000))).toMatchObject({ renderedAt: 80_000 });
  });

  it('do not age when they show no answers, such as most frames', async () => {
    let rendered = 0;
    const render = () => Promise.resolve({ ...pageOf(String((rendered += 1))), answered: false });
    const find = keep({ render, log });
    const frame = { unopened: 0, unpaid: 0 };
    await find({ ...request('/'), frame });
    await find({ ...request('/', 3_600_000), frame });
    await settle();
    expect(rendered).toBe(1);
  });

  it('take no more memory than allowed: the one not asked for the longest goes', async () => {
    const { render, rendered } = noting();
    const long = 'x'.repeat(100);
    const find = keep({ render, log, limits: { mostBytes: 1400 } });
    for (const name of ['a', 'b', 'a', 'c', 'd']) await find(request(`/${name}${long}`));
    rendered.length = 0;
    await find(request(`/a${long}`));
    await find(request(`/b${long}`));
    expect(rendered).toEqual([`vn /b${long}`]);
  });

  it('take with them what is kept beside their text', async () => {
    const { render, rendered } = noting();
    const find = keep({ render, log, limits: { mostBytes: 1000 } });
    const first = await find(request('/1'));
    await find(request('/2'));
    first?.count(1300);
    await find(request('/2'));
    await find(request('/1'));
    expect(rendered).toEqual(['vn /1', 'vn /2', 'vn /1']);
    // It has gone: nothing of it is counted again.
    first?.count(1300);
    await find(request('/2'));
    expect(rendered).toHaveLength(3);
  });

  it('that do not exist, fail, are late or find no place are not kept', async () => {
    const renders = {
      missing: () => Promise.resolve(null),
      failed: () => Promise.reject(new Error('broken')),
      late: () => new Promise<never>(() => {}),
      busy: () => Promise.reject(new RendererBusy('busy')),
    };
    for (const render of Object.values(renders)) {
      const find = keep({ render, log, limits: { patience: 20 } });
      expect(await find(request('/'))).toBeNull();
    }
  });

  it('that failed are left alone for 5 s', async () => {
    let tries = 0;
    const find = keep({ log, render: () => Promise.reject(new Error(`try ${(tries += 1)}`)) });
    await find(request('/'));
    await find(request('/', 4000));
    expect(tries).toBe(1);
    await find(request('/', 6000));
    expect(tries).toBe(2);
  });

  it('that failed late are left alone for as long', async () => {
    let tries = 0;
    const render = async () => {
      tries += 1;
      await sleep(60);
      throw new Error('broken');
    };
    const find = keep({ log, render });
    await find(request('/'));
    await find(request('/', 5020));
    expect(tries).toBe(1);
  });

  it('that are late do not keep later guests waiting', async () => {
    const find = keep({ log, render: () => new Promise<never>(() => {}), limits: { patience: 50 } });
    await find(request('/'));
    expect(await Promise.race([find(request('/')), sleep(25, 'waits')])).toBeNull();
  });

  it('are queued as new, and once kept as refreshes', async () => {
    const wishes: Wish[] = [];
    const find = keepPages({
      log,
      render: (_request, wish) => {
        wishes.push(wish);
        return Promise.resolve(pageOf(''));
      },
    });
    await find(request('/'), 'one');
    await find(request('/', 11_000), 'other');
    expect(wishes).toEqual([
      { isRefresh: false, site: 'one' },
      { isRefresh: true, site: 'other' },
    ]);
  });
});
