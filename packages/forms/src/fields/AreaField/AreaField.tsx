import { type Area, AreaPicker } from '@mcy/ui/patterns';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';
import { type AreaCodes, type AreaLoaders, type AreaNames, useAreaNames } from './useAreaNames.ts';

export interface AreaFieldProps extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'required'>, AreaLoaders {
  /** Known names of the initial codes; others are looked up. */
  names?: (AreaCodes & AreaNames) | undefined;
}

/**
 * A province and one of its wards, with their codes as the value. Shows the message of an error a loader throws.
 * Use it in a form's slot, where the route has the loaders: `area: (field) => <AreaField {...field} {...loaders} />`.
 */
export function AreaField({ name, label, hint, required, names, loadProvinces, loadWards }: AreaFieldProps) {
  const { t } = useTranslation(['forms', 'shell']);
  const { name: _, value: codes, onValueChange, ...field } = useBoundField<AreaCodes | null>(name);
  const { value, remember } = useAreaNames(codes, { names, loadProvinces, loadWards });

  function choose({ province, ward }: { province: Area; ward: Area }) {
    const chosen = { province_code: province.code, ward_code: ward.code };
    remember({ ...chosen, province_name: province.name, ward_name: ward.name });
    onValueChange(chosen);
  }

  return (
    <AreaPicker
      {...field}
      label={label}
      hint={hint}
      required={required}
      value={value}
      onValueChange={choose}
      loadProvinces={loadProvinces}
      loadWards={loadWards}
      texts={{
        placeholder: t('area.placeholder'),
        close: t('shell:close'),
        province: t('area.province'),
        ward: t('area.ward'),
        search: t('area.search'),
        changeProvince: t('area.changeProvince'),
        found: (count) => t('area.found', { count }),
        noneFound: (typed) => t('area.noneFound', { typed }),
        loadingLabel: t('shell:loading'),
        failedTitle: t('shell:failed'),
        retryLabel: t('shell:retry'),
      }}
    />
  );
}
