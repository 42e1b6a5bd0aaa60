import type { ReactNode } from 'react';
import { type Dismissal, OverlayWindow } from '../OverlayWindow.tsx';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Sheet.css.ts';

export type SheetContentProps = RootProps & Dismissal & { children: ReactNode };

/**
 * More about the current page: choices, details, filters. From below on a phone, centered on a wider screen.
 * Must contain a `Title`.
 */
export function Content({ children, ...rest }: SheetContentProps) {
  const { overlay, content, corner } = styles;
  return (
    <OverlayWindow {...rest} styles={{ overlay, content, corner }}>
      <div className={styles.body}>{children}</div>
    </OverlayWindow>
  );
}

export interface SheetActionsProps extends RootProps {
  children: ReactNode;
}

/** Sticks to its foot while the rest scrolls: the sum and the next step. */
export function Actions({ children, ...rest }: SheetActionsProps) {
  return (
    <div {...rest} className={styles.actions}>
      {children}
    </div>
  );
}
