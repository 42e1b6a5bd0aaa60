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
  /** Writes a value as it is read and heard: with its unit, its dots. */
  formatValue: (value: number) => string;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** The thumb that takes the focus. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

interface SliderOfOne {
  value: number;
  onValueChange: (value: number) => void;
  /** The thumb was let go: time to ask the server. */
  onValueCommit?: ((value: number) => void) | undefined;
  thumbLabels?: never;
}

interface SliderOfRange {
  value: SliderRange;
  onValueChange: (value: SliderRange) => void;
  onValueCommit?: ((value: SliderRange) => void) | undefined;
  /** Names of the two thumbs: the least and the most. */
  thumbLabels: readonly [string, string];
}

export type SliderProps = SliderBase & (SliderOfOne | SliderOfRange);

/** A number, or a range, where about right is right: a price filter, a volume. What must be exact is typed. */
export function Slider(props: SliderProps) {
  const { value, onValueChange: _change, onValueCommit: _commit, thumbLabels, ...base } = props;
  const { min, max, step = 1, formatValue, name, disabled = false, onBlur, ref, ...texts } = base;
  const values = typeof value === 'number' ? [value] : value;

  /** Radix speaks of lists; here a list of one is a number. */
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
              // Thumbs have no identity but their place.
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
