import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';

/** Statistics office code of a province or a centrally run city, such as `79`. */
export const provinceCodeSchema = z.string().check(z.regex(/^\d{2}$/, { error: 'not_a_choice' }));

/** Statistics office code of a ward, commune or special zone, such as `26740`. */
export const wardCodeSchema = z.string().check(z.regex(/^\d{5}$/, { error: 'not_a_choice' }));

const areaRow = z.object({
  code: z.string(),
  /** Full Vietnamese name, in every language: parcels are labeled with it. */
  name: z.string(),
});

/** Areas change by law; the shop ships a new release when they do. */
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
  summary: 'The wards, communes and special zones of a province, by name.',
  maxAge: day,
  refuses: { province_not_found: 404 },
  request: z.strictObject({ province_code: provinceCodeSchema }),
  response: z.object({ rows: z.array(areaRow) }),
});
