import { Switch } from '@mcy/ui/primitives';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

/** On or off; its hint explains the effect. */
export function SwitchField({ name, label, hint }: FieldProps) {
  const { value, onValueChange, ...field } = useBoundField<boolean>(name);
  return <Switch {...field} label={label} description={hint} checked={value} onCheckedChange={onValueChange} />;
}
