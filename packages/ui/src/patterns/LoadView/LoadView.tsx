import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Load } from './Load.ts';
import * as styles from './LoadView.css.ts';

export interface LoadViewProps<Data> {
  load: Load<Data>;
  /** Skeleton, as large as the content. */
  skeleton: ReactNode;
  /** Announced while loading. */
  loadingLabel: string;
  failedTitle: string;
  retryLabel: string;
  children: (data: Data) => ReactNode;
}

/** Renders loaded data, a skeleton while loading, or an error with a retry. */
export function LoadView<Data>({
  load,
  skeleton,
  loadingLabel,
  failedTitle,
  retryLabel,
  children,
}: LoadViewProps<Data>) {
  const root = useRef<HTMLDivElement>(null);
  const loading = load.status === 'loading';

  function retry(onRetry: () => void) {
    // The clicked button disappears: without this, focus would return to the top of the page.
    root.current?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <div ref={root} tabIndex={-1} aria-busy={loading} className={styles.root}>
      <VisuallyHidden role="status">{loading ? loadingLabel : ''}</VisuallyHidden>
      {loading && <div aria-hidden="true">{skeleton}</div>}
      {load.status === 'failed' && (
        <ErrorState
          title={failedTitle}
          message={load.message}
          retryLabel={retryLabel}
          onRetry={() => retry(load.onRetry)}
        />
      )}
      {load.status === 'loaded' && children(load.data)}
    </div>
  );
}
