import type { Area } from '@mcy/api/contract';
import { useTranslation } from 'react-i18next';

interface FieldTexts {
  label: string;
  hint?: string;
}

/** Label and hint of an area's fields, from its texts under `fields.<name>`; they are loaded before the form is. */
export function useFieldTexts(area: Area): (name: string) => FieldTexts {
  const { i18n } = useTranslation();
  return (name) => {
    const label: unknown = i18n.getResource(i18n.language, area, `fields.${name}.label`);
    const hint: unknown = i18n.getResource(i18n.language, area, `fields.${name}.hint`);
    if (typeof label !== 'string')
      throw new Error(`The texts of ${area} have no fields.${name}.label in ${i18n.language}.`);
    return typeof hint === 'string' ? { label, hint } : { label };
  };
}
