import { formatMoney } from '@mcy/ui/i18n';
import { Slider } from '@mcy/ui/primitives';
import type { FieldProps } from '../FieldProps.ts';
import { requireRange } from '../requireRange.ts';
import { useBoundField } from '../useBoundField.ts';

export interface SliderFieldProps extends FieldProps {
  /** Writes the value with its unit; a bare number unless told. */
  formatValue?: (value: number) => string;
}

/** A number between two ends, where about right is right. */
export function SliderField({ name, label, hint, range, formatValue = formatMoney }: SliderFieldProps) {
  const { min = 0, max, step } = requireRange(name, range);
  const field = useBoundField<number>(name);
  return <Slider {...field} label={label} hint={hint} min={min} max={max} step={step} formatValue={formatValue} />;
}
