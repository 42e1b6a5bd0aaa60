import { type RefCallBack, useController } from 'react-hook-form';

interface BoundField<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: () => void;
  ref: RefCallBack;
  /** What is wrong, in the reader's language. */
  error: string | undefined;
}

/** Joins an input of the kit with the form around it, by the field's name. */
export function useBoundField<Value>(name: string): BoundField<Value> {
  const { field, fieldState } = useController({ name });
  return {
    name,
    // The form holds fields of any shape; each bound field alone writes its own, beginning with `untouchedValues`.
    value: field.value as Value,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
  };
}
