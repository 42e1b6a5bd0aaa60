import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts, keepDraft, readDraft } from './drafts.ts';
import { session } from './session.ts';

beforeEach(() => sessionStorage.clear());

it('keeps what was begun, and nothing after somebody signed in or out', () => {
  keepDraft('form', { name: 'Lan' });
  expect(readDraft('form')).toEqual({ name: 'Lan' });
  session.begin({ token: 'a-token', pwdVersion: 1, user: { id: '0199b1f0-0000-7000-8000-00000000000a' } });
  expect(readDraft('form')).toBeNull();
  keepDraft('form', { name: 'Lan' });
  session.end('a-token');
  expect(readDraft('form')).toBeNull();
});

it.each(['{', '"text"', '7', 'null'])('reads %s as no draft', (kept) => {
  sessionStorage.setItem('mcy.draft.form', kept);
  expect(readDraft('form')).toBeNull();
});

it('leaves alone what is not a draft', () => {
  sessionStorage.setItem('locale', 'vn');
  forgetDrafts();
  expect(sessionStorage.getItem('locale')).toBe('vn');
});
