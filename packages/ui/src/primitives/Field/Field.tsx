import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Field.css.ts';

/** Props that connect a control to its label, hint and error: spread them on the control. */
export interface FieldControl {
  id: string;
  /** The label of a group; a single control is labeled by its `id`. */
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The texts around a control, the same for every field. */
export interface FieldTexts extends RootProps {
  label: string;
  /** Hides the label visually, when its purpose is obvious, as in a search. */
  labelHidden?: boolean;
  /** Help, shown while there is no error. */
  hint?: ReactNode;
  /** The error and how to fix it; replaces the hint. */
  error?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** What the label labels: a control, or a group whose root takes `aria-labelledby`. */
  labels?: 'control' | 'group';
  /** At the end of the label's line: a slider's value, a character count. */
  aside?: ReactNode;
  /** Renders the control with the connecting props. */
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
      {/* Mounted before it has content, or screen readers would miss the change. */}
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
