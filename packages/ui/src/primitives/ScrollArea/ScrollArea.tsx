import { ScrollArea as RadixScrollArea } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import type { RootProps } from '../RootProps.ts';
import { styleNonce } from '../styleNonce.ts';
import { useScrollEdges } from '../useScrollEdges.ts';
import * as styles from './ScrollArea.css.ts';

interface ScrollAreaBase extends RootProps {
  /** Label, read aloud on focus. */
  label: string;
  children: ReactNode;
}

export type ScrollAreaProps = ScrollAreaBase &
  (
    | {
        direction?: 'vertical' | 'both';
        /**
         * Maximum height before it scrolls: about a quarter, a half or three quarters of the screen, or its container's
         * height.
         */
        maxHeight?: 'small' | 'standard' | 'large' | 'fill';
      }
    | { direction: 'horizontal'; maxHeight?: never }
  );

/**
 * Radix renders the content as a table, as wide as its container or its longest word: lines wrap, but the width cannot
 * be set.
 */
const widths = {
  vertical: { display: 'block', minWidth: 0 },
  horizontal: { display: 'block', width: 'max-content' },
  both: undefined,
} as const;

/** A scrollable part of the page, with its own scrollbars and edges that fade when there is more. */
export function ScrollArea({
  label,
  children,
  direction = 'vertical',
  maxHeight = 'standard',
  ...rest
}: ScrollAreaProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const more = useScrollEdges(viewport);
  const scrolls = more.left || more.right || more.top || more.bottom;
  const height = direction === 'horizontal' ? undefined : maxHeight;
  return (
    <RadixScrollArea.Root {...rest} type="auto" className={styles.root({ height })}>
      <RadixScrollArea.Viewport
        ref={viewport}
        className={styles.viewport({ height })}
        nonce={styleNonce()}
        disableImplicitContentElement
        role="region"
        aria-label={label}
        // Without overflow it would be a useless tab stop.
        {...(scrolls ? { tabIndex: 0 } : {})}
        data-more-left={more.left}
        data-more-right={more.right}
        data-more-top={more.top}
        data-more-bottom={more.bottom}
      >
        <RadixScrollArea.Content
          className={styles.content({ beside: more.top || more.bottom, above: more.left || more.right })}
          style={widths[direction]}
        >
          {children}
        </RadixScrollArea.Content>
      </RadixScrollArea.Viewport>
      {direction !== 'horizontal' && <Bar orientation="vertical" />}
      {direction !== 'vertical' && <Bar orientation="horizontal" />}
      <RadixScrollArea.Corner />
    </RadixScrollArea.Root>
  );
}

function Bar({ orientation }: { orientation: 'vertical' | 'horizontal' }) {
  return (
    <RadixScrollArea.Scrollbar orientation={orientation} className={styles.bar({ orientation })}>
      <RadixScrollArea.Thumb className={styles.thumb} />
    </RadixScrollArea.Scrollbar>
  );
}
