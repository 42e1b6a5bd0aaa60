import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './createSessionStore.ts';

function deviceStorage(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const lan = { token: 't-1', pwdVersion: 2, user: { id: 'u-1' } };

describe('the session', () => {
  it('is stored under the names of spec §3 and restored', () => {
    const storage = deviceStorage();
    createSessionStore(storage).begin(lan);
    expect(Object.fromEntries(storage.values)).toEqual({ token: 't-1', pwdVersion: '2', user: '{"id":"u-1"}' });
    expect(createSessionStore(storage).read()).toEqual(lan);
  });

  it('stores nothing of the user but the id', () => {
    const storage = deviceStorage();
    const user = { id: 'u-1', birthday: '1998-06-15' };
    createSessionStore(storage).begin({ ...lan, user });
    expect(storage.values.get('user')).toBe('{"id":"u-1"}');
  });

  it.each([
    ['nothing is stored', {}],
    ['the token is missing', { pwdVersion: '2', user: '{"id":"u-1"}' }],
    ['the version is no number', { token: 't', pwdVersion: 'x', user: '{"id":"u-1"}' }],
    ['the user is spoilt', { token: 't', pwdVersion: '1', user: '{"id":' }],
  ])('is a guest’s when %s', (_what, kept) => {
    expect(createSessionStore(deviceStorage(kept)).read()).toBeNull();
  });

  it('ends only for its own token', () => {
    const storage = deviceStorage();
    const session = createSessionStore(storage);
    session.begin(lan);
    session.end('an older token');
    expect(session.read()).toEqual(lan);
    session.end('t-1');
    expect(session.read()).toBeNull();
    expect(storage.values.size).toBe(0);
  });

  it('notifies its subscribers, also when another tab signed out', () => {
    const storage = deviceStorage();
    const session = createSessionStore(storage);
    const changed = vi.fn<() => void>();
    session.subscribe(changed);
    session.begin(lan);
    storage.values.clear();
    session.reload();
    expect(changed).toHaveBeenCalledTimes(2);
    expect(session.read()).toBeNull();
  });
});
