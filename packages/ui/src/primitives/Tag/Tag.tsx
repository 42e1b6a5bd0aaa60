import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Tag.css.ts';

interface TagLooks extends RootProps {
  children: ReactNode;
  icon?: IconGlyph | undefined;
}

export type TagProps = TagLooks &
  (
    | { onRemove: () => void; /** Label of the remove button. */ removeLabel: string }
    | { onRemove?: never; removeLabel?: never }
  );

/** A chosen or entered value: a filter, a series, a search term. */
export function Tag({ children, icon, onRemove, removeLabel, ...rest }: TagProps) {
  return (
    <span {...rest} className={styles.tag}>
      {icon && <Icon icon={icon} size="small" />}
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={() => onRemove()}>
          <Icon icon={X} size="small" />
        </button>
      )}
    </span>
  );
}
