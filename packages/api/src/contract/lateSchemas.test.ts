import * as real from 'zod/mini';
import { expect, it, vi } from 'vitest';
import { fieldMeta } from './fieldMeta.ts';
import * as z from './lateSchemas.ts';

it('builds a schema when something is first parsed with it', () => {
  const build = vi.fn<() => string>(() => 'here');
  const request = z.strictObject({
    get place() {
      return z.literal(build());
    },
    name: z.string().check(z.maxLength(3)),
  });
  const wider = z.extend(request, { rows: z.array(z.object({ kind: z.enum(['box', 'gift']), at: z.iso.datetime() })) });
  expect(build).not.toHaveBeenCalled();
  const given = { place: 'here', name: 'cat', rows: [{ kind: 'box', at: '2026-11-23T00:00:00Z' }] };
  expect(wider.parse(given)).toEqual(given);
  expect(build).toHaveBeenCalledTimes(1);
  expect(wider.safeParse({ ...given, name: 'fish' }).error?.issues).toMatchObject([
    { code: 'too_big', path: ['name'], maximum: 3 },
  ]);
  expect(request.safeParse({ place: 'here', name: 'cat', more: 1 }).success).toBe(false);
});

it('looks like the schema that it stands for', () => {
  const meta = { kind: 'text' } as const;
  const own = z.enum(['box', 'gift']).clone();
  fieldMeta.add(own, meta);
  const optional = z.optional(own);
  expect(own).toBeInstanceOf(real.ZodMiniEnum);
  expect(own.options).toEqual(['box', 'gift']);
  expect(optional.def.innerType).toBe(own);
  expect(fieldMeta.get(own)).toEqual(meta);
  expect(fieldMeta.get(own.check(z.refine((kind) => kind !== 'gift')))).toEqual(meta);
  expect(Object.keys(z.object({ own, name: z.string() }).shape)).toEqual(['own', 'name']);
  expect(real.object({ own }).parse({ own: 'box' })).toEqual({ own: 'box' });
});
