import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Load } from './Load.ts';
import * as styles from './LoadView.css.ts';

export interface LoadViewProps<Data> {
  load: Load<Data>;
  /** Holds the place of what is coming, as large as it will be. */
  skeleton: ReactNode;
  /** Announced while it loads. */
  loadingLabel: string;
  failedTitle: string;
  retryLabel: string;
  children: (data: Data) => ReactNode;
}

/** Shows data once it is there: its skeleton while it loads, the failure with a retry if it does not come. */
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
    // The pressed button is about to go: without this the keyboard would start again at the top of the page.
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
