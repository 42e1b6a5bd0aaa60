import * as kit from '@mcy/ui/primitives';
import type { ReactNode } from 'react';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

export interface AgreementFieldProps extends Pick<FieldProps, 'name'> {
  /** What is agreed to; may hold a link to its words. */
  label: ReactNode;
}

/** A tick without which the request is refused. */
export function AgreementField({ name, label }: AgreementFieldProps) {
  const { value, onValueChange, ...field } = useBoundField<boolean>(name);
  return <kit.Checkbox {...field} label={label} checked={value} onCheckedChange={onValueChange} />;
}
