import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Field.css.ts';

/** What ties a control to its label, hint and error: spread it on the control. */
export interface FieldControl {
  id: string;
  /** The label of a group; one control is named by its `id`. */
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The words around a control, the same for every field. */
export interface FieldTexts extends RootProps {
  label: string;
  /** Keeps the label for readers only, where the place itself says what goes in, as a search does. */
  labelHidden?: boolean;
  /** What helps before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and what to do; takes the hint's place. */
  error?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** What the label names: one control, or a group of them, whose root takes `aria-labelledby`. */
  labels?: 'control' | 'group';
  /** At the end of the label's line: the value of a slider, a count of characters. */
  aside?: ReactNode;
  /** Draws the control with what ties it to its texts. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, hint or error below. */
export function Field({
  label,
  labelHidden = false,
  labels = 'control',
  aside,
  hint,
  error,
  children,
  id,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const noteId = `${controlId}-note`;
  const hasNote = Boolean(error ?? hint);
  return (
    <div {...rest} className={styles.field}>
      <div className={styles.header}>
        {labels === 'group' ? (
          <span id={labelId} className={styles.label({ hidden: labelHidden })}>
            {label}
          </span>
        ) : (
          <label htmlFor={controlId} className={styles.label({ hidden: labelHidden })}>
            {label}
          </label>
        )}
        {aside !== undefined && <span className={styles.headerAside}>{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-labelledby': labels === 'group' ? labelId : undefined,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {/* Stands before it has anything to say, or a reader would not hear it change. */}
      <div id={noteId} className={styles.note({ wrong: Boolean(error), empty: !hasNote })} aria-live="polite">
        {error ? (
          <>
            <Icon icon={CircleAlert} size="small" />
            <span>{error}</span>
          </>
        ) : (
          hint
        )}
      </div>
    </div>
  );
}
