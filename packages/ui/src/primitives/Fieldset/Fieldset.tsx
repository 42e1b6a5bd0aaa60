import { type ReactNode, useId } from 'react';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Fieldset.css.ts';

export interface FieldsetProps extends RootProps {
  /** What the fields have in common; read aloud on entering the group. */
  legend: string;
  /** Help for all of them. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Related fields under one title: an address, a contact, a product. */
export function Fieldset({ legend, hint, children, ...rest }: FieldsetProps) {
  const hintId = useId();
  const hinted = Boolean(hint);
  return (
    <fieldset {...rest} aria-describedby={hinted ? hintId : undefined}>
      <legend className={styles.legend}>
        <span className={styles.title}>{legend}</span>
      </legend>
      {hinted && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
