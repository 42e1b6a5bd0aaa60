import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { agreementRefusals } from '../contract/index.ts';
import { defineCall } from '../contract/defineCall.ts';
import { ApiError } from './ApiError.ts';
import { readToy } from '../testing/fakeServer.ts';
import { refusalOf } from './refusalOf.ts';

const sellToy = defineCall({
  topic: 'market/listings',
  method: 'POST',
  path: '/api/test/sell',
  role: 'user',
  summary: 'Sells a toy.',
  request: z.strictObject({}),
  response: z.object({}),
  refuses: { ...agreementRefusals, toy_not_found: 404, toy_sold: 422 },
});

const refused = (error: string): ApiError =>
  new ApiError({ code: 422, msg: 'Lời của máy chủ', data: { error, request_id: 'r-1' }, role: 'user' });

describe('the refusal of a call', () => {
  it.each(['toy_not_found', 'toy_sold', 'agreement_required'])('%s is one of its own', (name) => {
    expect(refusalOf(sellToy, refused(name))).toBe(name);
  });

  it.each(['too_many_requests', 'sold_out', 'toString', 'constructor'])('%s is not', (name) => {
    expect(refusalOf(sellToy, refused(name))).toBeNull();
  });

  it.each([null, undefined, new Error('toy_sold'), { error: 'toy_sold' }])('%s is none', (failure) => {
    expect(refusalOf(sellToy, failure)).toBeNull();
  });

  it('a call that declares none has none', () => {
    expect(refusalOf(readToy, refused('toy_sold'))).toBeNull();
  });

  it('is compared with names that the call declares, and an error has no other name to compare', () => {
    const refusal = refusalOf(sellToy, refused('toy_sold'));
    // @ts-expect-error -- no call of that name's
    expect(refusal === 'toy_sould').toBe(false);
    // @ts-expect-error -- a name is read by its call alone
    expect(refused('toy_sold').error).toBeUndefined();
  });
});
