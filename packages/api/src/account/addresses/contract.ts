import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import * as rules from '../../contract/rules/index.ts';
import { provinceCodeSchema, wardCodeSchema } from './areas.ts';

/** Most addresses a user can keep (ours). */
export const mostAddresses = 20;

/** A place on the map, in degrees (WGS 84); the map ends at 85° north and south. */
const positionSchema = z.strictObject({
  latitude: z.number().check(z.minimum(-85), z.maximum(85)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

const addressSchema = z.object({
  address_id: z.uuid(),
  /** Name of the recipient. */
  consignee: z.string(),
  /** `+84` and digits. */
  phone: z.string(),
  province_code: z.string(),
  /** Area names as of the day the address was saved. */
  province_name: z.string(),
  ward_code: z.string(),
  ward_name: z.string(),
  /** House and street. */
  detail: z.string(),
  /** Where the courier finds it; null without a pin. */
  position: z.nullable(positionSchema),
  /** Exactly one address is the default once a user has any. */
  is_default: z.boolean(),
});
export type Address = z.infer<typeof addressSchema>;

const written = {
  consignee: field(rules.text(50), { kind: 'text', autoComplete: 'name' }),
  phone: field(rules.vietnameseMobile, { kind: 'text', autoComplete: 'tel' }),
  /** The ward must lie in the province. */
  area: field(z.strictObject({ province_code: provinceCodeSchema, ward_code: wardCodeSchema }), { kind: 'select' }),
  detail: field(rules.text(), { kind: 'textArea', autoComplete: 'street-address' }),
  position: field(z.nullable(positionSchema), { kind: 'select' }),
  /** `false` has no effect: choose another address to change the default. The first address is always the default. */
  is_default: field(z.boolean(), { kind: 'switch' }),
};

export const listAddresses = defineCall({
  topic: 'account/addresses',
  method: 'GET',
  path: '/api/address/list',
  role: 'user',
  summary: "The caller's addresses, the default first, then the newest: at most 20 (spec §3).",
  request: z.strictObject({}),
  response: z.object({ rows: z.array(addressSchema) }),
});

export const readAddress = defineCall({
  topic: 'account/addresses',
  method: 'GET',
  path: '/api/address/detail',
  role: 'user',
  summary: "One of the caller's addresses.",
  refuses: { address_not_found: 404 },
  request: z.strictObject({ address_id: z.uuid() }),
  response: addressSchema,
});

export const addAddress = defineCall({
  topic: 'account/addresses',
  method: 'POST',
  path: '/api/address/add',
  role: 'user',
  summary: 'Adds a delivery address; the first one is the default. A user has at most 20.',
  refuses: { wrong_area: 422, too_many_addresses: 422 },
  request: z.strictObject(written),
  response: addressSchema,
});

export const editAddress = defineCall({
  topic: 'account/addresses',
  method: 'POST',
  path: '/api/address/edit',
  role: 'user',
  summary: "Replaces one of the caller's addresses.",
  refuses: { address_not_found: 404, wrong_area: 422 },
  request: z.strictObject({ address_id: field(z.uuid(), { kind: 'hidden' }), ...written }),
  response: addressSchema,
});

export const removeAddress = defineCall({
  topic: 'account/addresses',
  method: 'POST',
  path: '/api/address/remove',
  role: 'user',
  summary:
    "Deletes one of the caller's addresses. If it was the default, the newest of the others becomes the default.",
  refuses: { address_not_found: 404 },
  request: z.strictObject({ address_id: z.uuid() }),
  response: z.object({}),
});

export const makeDefaultAddress = defineCall({
  topic: 'account/addresses',
  method: 'POST',
  path: '/api/address/setDefault',
  role: 'user',
  summary: "Makes one of the caller's addresses the default, replacing the previous one.",
  refuses: { address_not_found: 404 },
  request: z.strictObject({ address_id: z.uuid() }),
  response: addressSchema,
});

export * from './areas.ts';
