import { register } from '@mcy/api/account/contract';
import { field } from '@mcy/api/contract';
import { recharge } from '@mcy/api/wallet/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldsOfRequest } from './fieldsOfRequest.ts';

it('lists the fields in the schema’s order, each with how it is shown', () => {
  expect(fieldsOfRequest(register.request).map(({ name, kind }) => [name, kind])).toEqual([
    ['sign_in_name', 'signInName'],
    ['nickname', 'text'],
    ['password', 'newPassword'],
    ['birthday', 'date'],
    ['agreement', 'agreement'],
  ]);
  expect(fieldsOfRequest(recharge.request)[0]?.quickAmounts).toContain(100_000);
});

it('says which field the contract forgot to describe', () => {
  const request = z.strictObject({ nickname: field(z.string(), { kind: 'text' }), motto: z.string() });
  expect(() => fieldsOfRequest(request)).toThrow('"motto"');
});
