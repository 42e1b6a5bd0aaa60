import { afterEach, expect, it } from 'vitest';
import { announcements } from './announcements.ts';
import { addTexts } from './i18n.ts';
import { endRefusedSession, leaveSession } from './refusedSession.ts';
import { session } from './session.ts';

afterEach(() => {
  announcements.write([]);
});

function signIn(token: string): void {
  session.begin({ token, pwdVersion: 1, user: { id: 'u-1' } });
}

it('says that the session has ended once, whichever call was refused first', async () => {
  signIn('t-1');
  for (let call = 0; call < 3; call++) endRefusedSession('t-1');
  expect(session.read()).toBeNull();
  await expect.poll(announcements.read).toEqual([
    {
      kind: 'toast',
      tone: 'caution',
      message: 'Phiên đăng nhập trên thiết bị này đã kết thúc. Vui lòng đăng nhập lại.',
    },
  ]);
});

it('leaves a newer session alone', async () => {
  signIn('t-2');
  endRefusedSession('t-1');
  expect(session.read()?.token).toBe('t-2');
  session.end('t-2');
  await addTexts(['system/frame']);
  expect(announcements.read()).toEqual([]);
});

it('says nothing while it is signed out here', async () => {
  signIn('t-3');
  leaveSession('t-3');
  endRefusedSession('t-3');
  expect(session.read()).toBeNull();
  await addTexts(['system/frame']);
  expect(announcements.read()).toEqual([]);
});
