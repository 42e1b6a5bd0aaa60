import { type ReactNode, useId } from 'react';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Fieldset.css.ts';

export interface FieldsetProps extends RootProps {
  /** What the fields have in common; read aloud on entering them. */
  legend: string;
  /** What helps with all of them. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together under one title: an address, who to call, what is sold. */
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
