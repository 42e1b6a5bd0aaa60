import { Slider as RadixSlider } from 'radix-ui';
import type { Ref } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './Slider.css.ts';

/** From and to. */
export type SliderRange = readonly [number, number];

interface SliderBase extends FieldTexts {
  min: number;
  max: number;
  step?: number | undefined;
  /** Formats a value with its unit, visibly and for screen readers. */
  formatValue: (value: number) => string;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** The thumb that receives focus. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

interface SliderOfOne {
  value: number;
  onValueChange: (value: number) => void;
  /** Called on release: time to ask the server. */
  onValueCommit?: ((value: number) => void) | undefined;
  thumbLabels?: never;
}

interface SliderOfRange {
  value: SliderRange;
  onValueChange: (value: SliderRange) => void;
  onValueCommit?: ((value: SliderRange) => void) | undefined;
  /** Labels of the two thumbs: minimum and maximum. */
  thumbLabels: readonly [string, string];
}

export type SliderProps = SliderBase & (SliderOfOne | SliderOfRange);

/** An approximate number or range: a price filter, a volume. Type exact values instead. */
export function Slider(props: SliderProps) {
  const { value, onValueChange: _change, onValueCommit: _commit, thumbLabels, ...base } = props;
  const { min, max, step = 1, formatValue, name, disabled = false, onBlur, ref, ...texts } = base;
  const values = typeof value === 'number' ? [value] : value;

  /** Radix uses arrays; here an array of one is a number. */
  function hand(next: readonly number[], to: 'onValueChange' | 'onValueCommit') {
    const [from = min, until = from] = next;
    if (props.thumbLabels) props[to]?.([from, until]);
    else props[to]?.(from);
  }

  return (
    <Field {...texts} labels="group" aside={values.map(formatValue).join(' – ')}>
      {(control) => (
        <RadixSlider.Root
          id={control.id}
          role="group"
          preserveThumbOrder
          aria-labelledby={control['aria-labelledby']}
          className={styles.root}
          value={[...values]}
          onValueChange={(next) => hand(next, 'onValueChange')}
          onValueCommit={(next) => hand(next, 'onValueCommit')}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          {...(name === undefined ? {} : { name })}
        >
          <RadixSlider.Track className={styles.track}>
            <RadixSlider.Range className={styles.range} />
          </RadixSlider.Track>
          {values.map((thumbValue, index) => (
            <RadixSlider.Thumb
              // The index is a thumb's identity.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              ref={index === 0 ? ref : undefined}
              className={styles.thumb}
              aria-label={thumbLabels?.[index]}
              aria-labelledby={thumbLabels ? undefined : control['aria-labelledby']}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              aria-valuetext={formatValue(thumbValue)}
              onBlur={() => onBlur?.()}
            />
          ))}
        </RadixSlider.Root>
      )}
    </Field>
  );
}
