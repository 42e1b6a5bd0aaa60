import { RefreshCw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PullToRefresh.css.ts';
import { pullThreshold, usePull } from './usePull.ts';

export interface PullToRefreshProps {
  /** Refetches everything; its promise keeps the indicator spinning. */
  onRefresh: () => Promise<void>;
  /** Label of the button for mouse and keyboard. */
  refreshLabel: string;
  /** Announced while refreshing. */
  refreshingLabel: string;
  /** Renders the page's NavBar with the button among its actions; without it the button is above the page. */
  bar?: (refreshButton: ReactNode) => ReactNode;
  children: ReactNode;
}

/** A page that refetches when pulled down at its top, or by a button without touch. */
export function PullToRefresh({ onRefresh, refreshLabel, refreshingLabel, bar, children }: PullToRefreshProps) {
  const root = useRef<HTMLDivElement>(null);
  const [refreshing, setRefreshing] = useState(false);

  async function refresh() {
    if (refreshing) return;
    setRefreshing(true);
    try {
      await onRefresh();
    } finally {
      setRefreshing(false);
    }
  }

  const pulled = usePull(root, { disabled: refreshing, onPull: () => void refresh() });
  const distance = refreshing ? pullThreshold : pulled;
  const state = refreshing ? 'refreshing' : pulled >= pullThreshold ? 'ready' : pulled > 0 ? 'pulled' : 'rest';
  return (
    <>
      {bar?.(<IconButton icon={RefreshCw} label={refreshLabel} loading={refreshing} onPress={() => void refresh()} />)}
      <div ref={root} aria-busy={refreshing} className={styles.root}>
        <VisuallyHidden role="status">{refreshing ? refreshingLabel : ''}</VisuallyHidden>
        <span
          aria-hidden="true"
          className={styles.mark}
          data-state={state}
          style={{ transform: `translateY(${distance}px) rotate(${pulled * 3}deg)` }}
        >
          <span className={styles.turn} data-state={state}>
            <Icon icon={RefreshCw} />
          </span>
        </span>
        {bar === undefined && (
          <button
            type="button"
            aria-disabled={refreshing}
            className={styles.button}
            data-state={state}
            onClick={() => void refresh()}
          >
            <span className={styles.turn} data-state={state}>
              <Icon icon={RefreshCw} size="small" />
            </span>
            {refreshLabel}
          </button>
        )}
        {children}
      </div>
    </>
  );
}
