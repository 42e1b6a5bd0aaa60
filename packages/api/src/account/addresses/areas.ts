import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';

/** Code of the statistics office for a province or a centrally run city, such as `79`. */
export const provinceCodeSchema = z.string().check(z.regex(/^\d{2}$/, { error: 'not_a_choice' }));

/** Code of the statistics office for a ward, a commune or a special zone, such as `26740`. */
export const wardCodeSchema = z.string().check(z.regex(/^\d{5}$/, { error: 'not_a_choice' }));

const areaRow = z.object({
  code: z.string(),
  /** In full and in Vietnamese, whatever language the caller reads: it is what a parcel is labelled with. */
  name: z.string(),
});

/** Areas change with a law, and then the shop is released anew. */
const day = 86_400;

export const listProvinces = defineCall({
  topic: 'account/addresses',
  method: 'GET',
  path: '/api/area/provinces',
  role: 'guest',
  summary: 'The 34 provinces and cities of Vietnam since July 2025, by name.',
  maxAge: day,
  request: z.strictObject({}),
  response: z.object({ rows: z.array(areaRow) }),
});

export const listWards = defineCall({
  topic: 'account/addresses',
  method: 'GET',
  path: '/api/area/wards',
  role: 'guest',
  summary: 'The wards, communes and special zones of a province, by name. Refuses `province_not_found` (404).',
  maxAge: day,
  request: z.strictObject({ province_code: provinceCodeSchema }),
  response: z.object({ rows: z.array(areaRow) }),
});
