import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { reactionTo } from './errorCatalogue.ts';
import { NetworkError } from './NetworkError.ts';

const refused = (code: number, role: 'guest' | 'user' = 'user'): ApiError =>
  new ApiError({ code, msg: 'Lời của máy chủ', data: {}, role });

describe('the error catalog (spec §8)', () => {
  it.each([
    ['401 of a call that needs an account', refused(401), { kind: 'signIn', redirects: true }],
    ['401 of a guest’s call', refused(401, 'guest'), { kind: 'signIn', redirects: false }],
    ['403', refused(403), { kind: 'modal', title: 'warn', message: 'Lời của máy chủ' }],
    ['422', refused(422), { kind: 'modal', title: 'tips', message: 'Lời của máy chủ' }],
    ['any other code', refused(500), { kind: 'modal', title: 'tips', message: 'Lời của máy chủ' }],
    ['no network', new NetworkError('unreachable'), { kind: 'networkNotice' }],
    ['no answer in time', new NetworkError('timeout'), { kind: 'networkNotice' }],
  ])('%s', (_situation, error, reaction) => {
    expect(reactionTo(error)).toEqual(reaction);
  });
});
