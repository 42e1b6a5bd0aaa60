import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareVersions } from './compareVersions.ts';
import type { Release } from './decideUpdate.ts';
import { type UpdatePorts, clearLeftover, runUpdate } from './runUpdate.ts';
import type { UpdatePlatform } from './UpdatePlatform.ts';
import { type UpdateEvent, type UpdateState, nextState } from './updateState.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const higher: Release = { version_number: '2.7.0', package_upload: 'https://cdn.example/a.zip', designated_users: '' };

interface Given extends Partial<Pick<UpdatePorts, 'version' | 'user_id' | 'readRelease'>> {
  release?: Partial<Release>;
  platform?: Partial<UpdatePlatform>;
}

function device({ release, platform: given, ...rest }: Given = {}) {
  const kept = new Map<string, string>();
  const states: UpdateState[] = [{ step: 'idle' }];
  const platform: UpdatePlatform = {
    system: 'android',
    checksItself: true,
    confirmStart: () => Promise.resolve(),
    download: vi.fn<UpdatePlatform['download']>(() => Promise.resolve()),
    install: vi.fn<UpdatePlatform['install']>(() => Promise.resolve()),
    quit: vi.fn<UpdatePlatform['quit']>(() => Promise.resolve()),
    ...given,
  };
  const ports: UpdatePorts = {
    platform,
    storage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    version: '2.6.0',
    user_id: () => 'u-1',
    readRelease: vi.fn<UpdatePorts['readRelease']>(() => Promise.resolve({ ...higher, ...release })),
    now: Date.now,
    onEvent: (event) => states.push(nextState(states.at(-1) ?? { step: 'idle' }, event)),
    ...rest,
  };
  const run = async (): Promise<UpdateState> => {
    await runUpdate(ports);
    return states.at(-1) ?? { step: 'idle' };
  };
  return { run, kept, states, platform, ports };
}

describe('an update', () => {
  it('downloads with progress, installs, records the time, and then asks to quit', async () => {
    const { run, kept, states, platform } = device({
      platform: {
        download: (_address, onProgress) => {
          for (const percent of [3, 24, 26, 49, 51, 80, 99]) onProgress(percent);
          return Promise.resolve();
        },
      },
    });
    expect(await run()).toEqual({ step: 'installed', version: '2.7.0' });
    const shown = states.flatMap((state) => (state.step === 'downloading' ? [state.progress] : []));
    expect([...new Set(shown)]).toEqual([0, 25, 50, 75, 100]);
    expect(states.map(({ step }) => step).filter((step, index, all) => step !== all[index - 1])).toEqual([
      'idle',
      'checking',
      'downloading',
      'installing',
      'installed',
    ]);
    expect(Object.fromEntries(kept)).toEqual({ lastInstalledVersion: '2.7.0', lastUpdateTime: String(Date.now()) });
    // The user quits the app with a button.
    expect(platform.quit).not.toHaveBeenCalled();
  });

  it('never runs twice at once, and clears the flag of a crash at the next start', async () => {
    const { run, kept, ports } = device();
    kept.set('isUpdating', '1');
    expect(await run()).toEqual({ step: 'none', reason: 'updating' });
    expect(ports.readRelease).not.toHaveBeenCalled();
    clearLeftover(ports.storage);
    expect(await run()).toMatchObject({ step: 'installed' });
  });

  it('does not start within 60 s of the last one, even when the clock was changed', async () => {
    const { run, kept } = device();
    kept.set('lastUpdateTime', String(Date.now()));
    for (const [seconds, step] of [
      [0, 'none'],
      [59, 'none'],
      [1, 'installed'],
    ] as const) {
      vi.advanceTimersByTime(seconds * 1000);
      expect(await run()).toMatchObject({ step });
    }
    const ahead = device();
    ahead.kept.set('lastUpdateTime', String(Date.now() + 3_600_000));
    expect(await ahead.run()).toMatchObject({ step: 'installed' });
  });

  it('does nothing when the installed version is the server’s', async () => {
    const { run, kept } = device();
    kept.set('lastInstalledVersion', '2.7.0');
    expect(await run()).toEqual({ step: 'none', reason: 'upToDate' });
    expect(await device({ version: '2.7.0' }).run()).toEqual({ step: 'none', reason: 'upToDate' });
  });

  it.for([
    ['2.6.0', '2.6.1', true],
    ['2.9.0', '2.10.0', true],
    ['2.10.0', '2.9.9', false],
    ['2.6', '2.6.0.1', true],
    ['3.0.0', '2.9.0', false],
  ] as const)('goes from %s to %s for everyone: %s', async ([version, version_number, goes]) => {
    const state = await device({ version, release: { version_number } }).run();
    expect(state.step).toBe(goes ? 'installed' : 'none');
  });

  it('goes only to designated users when there are any, whatever its number', async () => {
    const release = { version_number: '2.5.0', designated_users: 'u-7, u-1' };
    expect(await device({ release }).run()).toMatchObject({ step: 'installed' });
    expect(await device({ release, user_id: () => 'u-2' }).run()).toEqual({ step: 'none', reason: 'notDesignated' });
    expect(await device({ release, user_id: () => null }).run()).toEqual({ step: 'none', reason: 'notDesignated' });
  });

  it.for<[string, Given]>([
    ['check', { readRelease: () => Promise.reject(new Error('offline')) }],
    ['download', { platform: { download: () => Promise.reject(new Error('broken')) } }],
    ['install', { platform: { install: () => Promise.reject(new Error('full')) } }],
  ])('reports a failure of its %s, and can be retried', async ([phase, given]) => {
    const { run, kept } = device(given);
    expect(await run()).toEqual({ step: 'failed', phase });
    expect(kept.size).toBe(0);
    expect(await run()).toEqual({ step: 'failed', phase });
  });

  it('fails after 60 s without download progress, and not before', async () => {
    let progress = (_percent: number): void => {};
    const { run, states } = device({
      platform: {
        download: (_address, onProgress) => {
          progress = onProgress;
          return new Promise(() => {});
        },
      },
    });
    const ended = run();
    await vi.advanceTimersByTimeAsync(59_999);
    progress(30);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(states.at(-1)).toMatchObject({ step: 'downloading', progress: 25 });
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toEqual({ step: 'failed', phase: 'download' });
  });
});

describe('the state machine', () => {
  const event: fc.Arbitrary<UpdateEvent> = fc.oneof(
    fc.constantFrom<UpdateEvent>(
      { type: 'begun' },
      { type: 'refused', reason: 'upToDate' },
      { type: 'accepted', version: '2.7.0' },
      { type: 'downloaded' },
      { type: 'installed' },
      { type: 'failed' },
    ),
    fc.double().map((percent): UpdateEvent => ({ type: 'progressed', percent })),
  );

  it('installs nothing before the download, shows rising steps of 25, and stays installed', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state: UpdateState = { step: 'idle' };
        for (const next of events) {
          const before: UpdateState = state;
          state = nextState(before, next);
          if (state.step === 'installed') expect(['installing', 'installed']).toContain(before.step);
          if (state.step === 'installing') expect(['downloading', 'installing']).toContain(before.step);
          if (before.step === 'installed') expect(state).toBe(before);
          if (state.step === 'downloading') {
            expect([0, 25, 50, 75, 100]).toContain(state.progress);
            if (before.step === 'downloading') expect(state.progress).toBeGreaterThanOrEqual(before.progress);
          }
        }
      }),
    );
  });

  it('orders versions by their numbers', () => {
    const version = fc.array(fc.nat(300), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(version, version, (one, other) => {
        const byNumbers = [0, 1, 2, 3]
          .map((place) => (one[place] ?? 0) - (other[place] ?? 0))
          .find((part) => part !== 0);
        const sign = Math.sign(compareVersions(one.join('.'), other.join('.')));
        expect(sign).toBe(Math.sign(byNumbers ?? 0));
      }),
    );
  });
});
