import type { Area, ChosenArea } from '@mcy/ui/patterns';
import { useEffect, useEffectEvent, useState } from 'react';

/** A ward and its province as in a request. */
export interface AreaCodes {
  province_code: string;
  ward_code: string;
}

export interface AreaNames {
  province_name: string;
  ward_name: string;
}

/** Loaders of the lists; they reject with a message for the user. */
export interface AreaLoaders {
  loadProvinces: () => Promise<readonly Area[]>;
  loadWards: (province_code: string) => Promise<readonly Area[]>;
}

interface KnownNames extends AreaLoaders {
  names: (AreaCodes & AreaNames) | undefined;
}

/** Returns the names of a form's codes: known, chosen or looked up. Returns the codes until then. */
export function useAreaNames(codes: AreaCodes | null, { names, loadProvinces, loadWards }: KnownNames) {
  const [known, setKnown] = useState(names);
  const province_code = codes?.province_code;
  const ward_code = codes?.ward_code;
  const unknown = ward_code !== undefined && known?.ward_code !== ward_code;

  const lookUp = useEffectEvent(async (area: AreaCodes) => {
    const [provinces, wards] = await Promise.all([loadProvinces(), loadWards(area.province_code)]);
    const province = provinces.find(({ code }) => code === area.province_code);
    const ward = wards.find(({ code }) => code === area.ward_code);
    return province && ward ? { ...area, province_name: province.name, ward_name: ward.name } : null;
  });
  useEffect(() => {
    if (!unknown || province_code === undefined) return undefined;
    let left = false;
    lookUp({ province_code, ward_code })
      .then((found) => {
        if (found && !left) setKnown(found);
      })
      // The codes remain as a fallback, and the opened picker shows the error.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [unknown, province_code, ward_code]);

  const value: ChosenArea | null =
    province_code === undefined || ward_code === undefined
      ? null
      : {
          province: { code: province_code, name: unknown ? province_code : (known?.province_name ?? province_code) },
          ward: { code: ward_code, name: unknown ? ward_code : (known?.ward_name ?? ward_code) },
        };
  return { value, remember: setKnown };
}
