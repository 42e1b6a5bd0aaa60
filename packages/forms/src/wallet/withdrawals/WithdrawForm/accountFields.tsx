import type { FieldProps } from '../../../fields/FieldProps.ts';
import { BankField } from './BankField.tsx';
import { CardNumberField } from './CardNumberField.tsx';
import { HolderNameField } from './HolderNameField.tsx';

/** The fields of a bank account, in every form that has them. */
export const accountFields = {
  bank_name: (field: FieldProps) => <BankField {...field} />,
  card_number: (field: FieldProps) => <CardNumberField {...field} />,
  holder_name: (field: FieldProps) => <HolderNameField {...field} />,
};
