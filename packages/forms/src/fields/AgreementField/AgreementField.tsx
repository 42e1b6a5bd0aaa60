import { AgreementCheckbox, type AgreementCheckboxProps } from '@mcy/ui/patterns';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

export interface AgreementFieldProps
  extends
    Pick<FieldProps, 'name'>,
    Pick<AgreementCheckboxProps, 'label' | 'required' | 'agreements' | 'onReadAgreement'> {}

/** A tick without which the request is refused; `[id]` in its label stands for an agreement. */
export function AgreementField({ name, ...words }: AgreementFieldProps) {
  const { value, onValueChange, ...field } = useBoundField<boolean>(name);
  return <AgreementCheckbox {...words} {...field} checked={value} onCheckedChange={onValueChange} />;
}
