import { Refusal } from '../../../platform/http/Refusal.ts';
import { wrongArea } from './messages.ts';
import type { Tables } from '../../../platform/db/database.ts';
import { loadAreas } from './loadAreas.ts';

type StoredArea = Pick<Tables['user_address'], 'province_code' | 'province_name' | 'ward_code' | 'ward_name'>;

/** Returns a ward and its province with their names. Refuses `wrong_area` when the ward is not in the province or no longer exists. */
export async function requireArea({
  province_code,
  ward_code,
}: {
  province_code: string;
  ward_code: string;
}): Promise<StoredArea> {
  const { provinces, wards } = await loadAreas();
  const province = provinces.find(({ code }) => code === province_code);
  const ward = wards.get(province_code)?.find(({ code }) => code === ward_code);
  if (province && ward) return { province_code, province_name: province.name, ward_code, ward_name: ward.name };
  throw new Refusal({ error: 'wrong_area', message: wrongArea, field: 'area' });
}
