import type { Address } from '@mcy/api/account/addresses/contract';
import { AreaField } from '../../fields/AreaField/AreaField.tsx';
import type { AreaLoaders } from '../../fields/AreaField/useAreaNames.ts';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { PhoneField } from './PhoneField.tsx';
import { PositionField } from './PositionField.tsx';

export interface AddressFieldOptions extends AreaLoaders {
  /** Opens the map page; `typed` is the form's whole input. */
  onChoosePosition: (typed: object) => void;
}

/** Fields that both address forms replace. */
export function addressFields({ onChoosePosition, ...loaders }: AddressFieldOptions, names?: Address) {
  return {
    phone: (field: FieldProps) => <PhoneField {...field} />,
    area: (field: FieldProps) => <AreaField {...field} {...loaders} names={names} />,
    position: (field: FieldProps) => <PositionField {...field} onChoose={onChoosePosition} />,
  };
}
