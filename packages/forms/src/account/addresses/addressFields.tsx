import type { Address } from '@mcy/api/account/addresses/contract';
import { AreaField } from '../../fields/AreaField/AreaField.tsx';
import type { AreaLoaders } from '../../fields/AreaField/useAreaNames.ts';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { PhoneField } from './PhoneField.tsx';
import { PositionField } from './PositionField.tsx';

export interface AddressFieldOptions extends AreaLoaders {
  /** Leads to the page with the map; `typed` is all that the form holds. */
  onChoosePosition: (typed: object) => void;
}

/** The fields of both forms of an address that are shown in a way of their own. */
export function addressFields({ onChoosePosition, ...loaders }: AddressFieldOptions, names?: Address) {
  return {
    phone: (field: FieldProps) => <PhoneField {...field} />,
    area: (field: FieldProps) => <AreaField {...field} {...loaders} names={names} />,
    position: (field: FieldProps) => <PositionField {...field} onChoose={onChoosePosition} />,
  };
}
