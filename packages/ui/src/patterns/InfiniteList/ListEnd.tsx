import { CloudOff } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './InfiniteList.css.ts';

export interface ListEndProps {
  loading: boolean;
  /** Why the next page did not come. */
  failure: string | undefined;
  loadMoreLabel: string;
  retryLabel: string;
  onLoadMore: () => void;
}

/** The button that reads on, and above it why the last attempt failed. */
export function ListEnd({ loading, failure, loadMoreLabel, retryLabel, onLoadMore }: ListEndProps) {
  const failed = failure !== undefined && !loading;
  return (
    <>
      {failed && (
        <p role="alert" className={styles.failure}>
          <Icon icon={CloudOff} size="small" />
          <span>{failure}</span>
        </p>
      )}
      {/* One button in all states: who stands on it stays. */}
      <Button variant="soft" tone={failed ? 'accent' : 'neutral'} loading={loading} onPress={onLoadMore}>
        {failed ? retryLabel : loadMoreLabel}
      </Button>
    </>
  );
}
