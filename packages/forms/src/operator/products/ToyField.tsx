import type { ProductParts } from '@mcy/api/operator/products/contract';
import { formatMoney } from '@mcy/ui/i18n';
import { Select } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { useBoundField } from '../../fields/useBoundField.ts';

interface ToyFieldProps extends Pick<FieldProps, 'name' | 'label' | 'hint'> {
  toys: ProductParts['toys'];
  /** What is chosen already stays. */
  fixed?: boolean;
}

const none = 'none';

/** A toy of the warehouse, or none. */
export function ToyField({ name, label, hint, toys, fixed = false }: ToyFieldProps) {
  const { t } = useTranslation('operator/products');
  const { value, onValueChange, ...field } = useBoundField<string | null>(name);
  return (
    <Select
      {...field}
      label={label}
      hint={hint}
      disabled={fixed}
      value={value ?? none}
      onValueChange={(chosen) => onValueChange(chosen === none ? null : chosen)}
      placeholder={t('none')}
      options={[
        { value: none, label: t('none') },
        ...toys.map(({ toy_id, name: toy, free }) => ({
          value: toy_id,
          label: t('toyOption', { name: toy, free: formatMoney(free) }),
        })),
      ]}
    />
  );
}
