import { photoUpload } from '@mcy/api/system/uploads/contract';
import { register } from '@mcy/api/account/entry/contract';
import { field } from '@mcy/api/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sellFigure } from '../fixtures/sellFigure.ts';
import { fieldsOfRequest } from './fieldsOfRequest.ts';

it('lists the fields in the schema’s order, each with its metadata', () => {
  expect(fieldsOfRequest(register.request).map(({ name, kind }) => [name, kind])).toEqual([
    ['sign_in_name', 'signInName'],
    ['code', 'code'],
    ['nickname', 'text'],
    ['password', 'newPassword'],
    ['birthday', 'date'],
    ['invite_code', 'text'],
    ['agreement', 'agreement'],
    ['agreement_version', 'hidden'],
  ]);
  expect(fieldsOfRequest(recharge.request)[0]?.quickAmounts).toContain(100_000);
});

it('names a field without metadata, also in an object', () => {
  const request = z.strictObject({ nickname: field(z.string(), { kind: 'text' }), motto: z.string() });
  expect(() => fieldsOfRequest(request)).toThrow('"motto"');
  expect(() => fieldsOfRequest(z.strictObject({ address: z.object({ city: z.string() }) }))).toThrow('"address.city"');
});

describe('reads from the schema', () => {
  const fields = fieldsOfRequest(sellFigure.request);
  const found = (name: string) => fields.find((candidate) => candidate.name === name);

  it.each([
    ['name', true, false],
    // Described, then made optional, and the other way round.
    ['description', false, false],
    ['on_sale_from', false, false],
    ['sender.phone', true, false],
    ['sender.note', true, true],
    ['negotiable', true, false],
  ])('whether %s is required (%s), and null when empty (%s)', (name, required, nullable) => {
    expect(found(name)).toMatchObject({ required, nullable });
  });

  it('whether an upload takes several files', () => {
    const file = z.nullable(z.uuid());
    const request = z.strictObject({
      cover: field(file, { kind: 'upload', upload: photoUpload }),
      photos: z.optional(field(z.array(z.uuid()), { kind: 'upload', upload: photoUpload })),
    });
    expect(fieldsOfRequest(request).map(({ many = false }) => many)).toEqual([false, true]);
  });

  it('the values of an enum, and that an object is a group', () => {
    expect(found('condition')?.values).toEqual(['sealed', 'opened', 'loved']);
    expect(found('sender.phone')?.group).toBe('sender');
    expect(found('agreement')?.group).toBeUndefined();
  });
});
