import { AgreementCheckbox, type AgreementCheckboxProps } from '@mcy/ui/patterns';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

export interface AgreementFieldProps
  extends
    Pick<FieldProps, 'name'>,
    Pick<AgreementCheckboxProps, 'label' | 'required' | 'agreements' | 'onReadAgreement'> {
  /** Version of the agreement; a change clears the tick. */
  version?: number;
}

/** A required agreement checkbox; `[id]` in its label links to an agreement. */
export function AgreementField({ name, version, ...words }: AgreementFieldProps) {
  const { value, onValueChange, ...field } = useBoundField<boolean>(name);
  const { setValue } = useFormContext();
  const shown = useRef(version);
  // Not as a user change: the server's message about the old version stays until the next tick.
  const untick = useEffectEvent(() => setValue(name, false));
  useLayoutEffect(() => {
    if (shown.current !== version) untick();
    shown.current = version;
  }, [version]);
  return <AgreementCheckbox {...words} {...field} checked={value} onCheckedChange={onValueChange} />;
}
