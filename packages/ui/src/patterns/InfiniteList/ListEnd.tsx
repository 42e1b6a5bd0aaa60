import { CloudOff } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './InfiniteList.css.ts';

export interface ListEndProps {
  loading: boolean;
  /** Why the next page failed. */
  failure: string | undefined;
  loadMoreLabel: string;
  retryLabel: string;
  onLoadMore: () => void;
}

/** The load-more button, with the last error above it. */
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
      {/* One button in all states, so that it keeps focus. */}
      <Button variant="soft" tone={failed ? 'accent' : 'neutral'} loading={loading} onPress={onLoadMore}>
        {failed ? retryLabel : loadMoreLabel}
      </Button>
    </>
  );
}
