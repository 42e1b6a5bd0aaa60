import { formatMoney } from '@mcy/ui/i18n';
import { Slider } from '@mcy/ui/primitives';
import type { FieldProps } from '../FieldProps.ts';
import { requireRange } from '../requireRange.ts';
import { useBoundField } from '../useBoundField.ts';

export interface SliderFieldProps extends FieldProps {
  /** Formats the value with its unit; defaults to a bare number. */
  formatValue?: (value: number) => string;
}

/** A number in a range, when an approximate value will do. */
export function SliderField({ name, label, hint, range, formatValue = formatMoney }: SliderFieldProps) {
  const { min = 0, max, step } = requireRange(name, range);
  const field = useBoundField<number>(name);
  return <Slider {...field} label={label} hint={hint} min={min} max={max} step={step} formatValue={formatValue} />;
}
