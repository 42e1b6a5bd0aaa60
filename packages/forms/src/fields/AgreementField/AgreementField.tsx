import { AgreementCheckbox, type AgreementCheckboxProps } from '@mcy/ui/patterns';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

export interface AgreementFieldProps
  extends
    Pick<FieldProps, 'name'>,
    Pick<AgreementCheckboxProps, 'label' | 'required' | 'agreements' | 'onReadAgreement'> {
  /** Of what is agreed to: the tick goes when another comes. */
  version?: number;
}

/** A tick without which the request is refused; `[id]` in its label stands for an agreement. */
export function AgreementField({ name, version, ...words }: AgreementFieldProps) {
  const { value, onValueChange, ...field } = useBoundField<boolean>(name);
  const { setValue } = useFormContext();
  const shown = useRef(version);
  // Not as a person's change: what the server said about the old version stays until they tick again.
  const untick = useEffectEvent(() => setValue(name, false));
  useLayoutEffect(() => {
    if (shown.current !== version) untick();
    shown.current = version;
  }, [version]);
  return <AgreementCheckbox {...words} {...field} checked={value} onCheckedChange={onValueChange} />;
}
