import { type RefCallBack, useController } from 'react-hook-form';

interface BoundField<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: () => void;
  ref: RefCallBack;
  /** Its error, in the user's language. */
  error: string | undefined;
}

/** Connects an input of the kit to the surrounding form by field name. */
export function useBoundField<Value>(name: string): BoundField<Value> {
  const { field, fieldState } = useController({ name });
  return {
    name,
    // A form holds fields of any shape; each bound field writes only its own, starting from `untouchedValues`.
    value: field.value as Value,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
  };
}
