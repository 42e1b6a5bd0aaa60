import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { motion } from '../../tokens/scale.ts';
import { FloatingArrow } from '../FloatingArrow.tsx';
import { floatingPlace } from '../floatingPlace.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** One short sentence. Never the only source: tooltips do not open on touch. */
  content: string;
  /** The Button, IconButton or Link it describes. */
  children: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** Hover delay in ms. */
const delay = Number.parseInt(motion.duration.slow, 10);

/** A hint on hover or focus, closed by Escape. Put essential information into the page. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content {...floatingPlace} side={side} className={styles.tooltip}>
            {content}
            <RadixTooltip.Arrow asChild className={styles.arrow}>
              <FloatingArrow />
            </RadixTooltip.Arrow>
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
