import * as z from 'zod/mini';

/**
 * `zod/mini` for contracts in the app's build (`app/vite/lateSchemas.ts`): what it makes is a stand-in, and the schema is
 * built when something is first parsed with it. Building all as the contracts load would be a long task of the first page.
 */
export * from 'zod/mini';

export const string = /* @__PURE__ */ late(z.string);
export const object = /* @__PURE__ */ late(z.object);
export const strictObject = /* @__PURE__ */ late(z.strictObject);
export const nullable = /* @__PURE__ */ late(z.nullable);
export const optional = /* @__PURE__ */ late(z.optional);
export const uuid = /* @__PURE__ */ late(z.uuid);
export const array = /* @__PURE__ */ late(z.array);
export const boolean = /* @__PURE__ */ late(z.boolean);
export const int = /* @__PURE__ */ late(z.int);
export const number = /* @__PURE__ */ late(z.number);
export const literal = /* @__PURE__ */ late(z.literal);
export const union = /* @__PURE__ */ late(z.union);
export const unknown = /* @__PURE__ */ late(z.unknown);
export const extend = /* @__PURE__ */ late(z.extend);
export const pipe = /* @__PURE__ */ late(z.pipe);
export const transform = /* @__PURE__ */ late(z.transform);
export const refine = /* @__PURE__ */ late(z.refine);
export const maxLength = /* @__PURE__ */ late(z.maxLength);
export const minLength = /* @__PURE__ */ late(z.minLength);
export const maximum = /* @__PURE__ */ late(z.maximum);
export const minimum = /* @__PURE__ */ late(z.minimum);
export const positive = /* @__PURE__ */ late(z.positive);
export const nonnegative = /* @__PURE__ */ late(z.nonnegative);
export const regex = /* @__PURE__ */ late(z.regex);
export const _default = /* @__PURE__ */ late(z._default);
const lateEnum = /* @__PURE__ */ late(z.enum);
export { lateEnum as enum };
export const iso = { date: /* @__PURE__ */ late(z.iso.date), datetime: /* @__PURE__ */ late(z.iso.datetime) };
export const coerce = { number: /* @__PURE__ */ late(z.coerce.number) };

/** What of a schema makes another one: called on a stand-in, it makes a stand-in. */
const makers: ReadonlySet<PropertyKey> = new Set(['check', 'clone']);

/** Makes a schema, or a check of one. */
type Maker = (...given: readonly unknown[]) => Made;

interface Made {
  _zod: { parent?: object | undefined };
}

/** The same function, but it makes a stand-in. */
function late<Make extends (...given: never) => object>(make: Make): Make {
  // A stand-in has all that its schema has, so its type is the schema's.
  const build = make as unknown as Maker;
  return ((...given: readonly unknown[]) => standIn(() => build(...given))) as unknown as Make;
}

function standIn(build: () => Made): Made {
  let built: Made | null = null;
  const read = (): Made => (built ??= build());
  const stand = new Proxy<Made>(
    { _zod: {} },
    {
      get: (_, key) =>
        makers.has(key)
          ? (...given: readonly unknown[]) => standIn(() => descend(Reflect.get(read(), key) as Maker, given))
          : (Reflect.get(read(), key) as unknown),
      has: (_, key) => Reflect.has(read(), key),
    },
  );
  /** What is known of a schema is known of the stand-in. */
  function descend(make: Maker, given: readonly unknown[]): Made {
    const made = make(...given);
    if (made._zod.parent === built) made._zod.parent = stand;
    return made;
  }
  return stand;
}
