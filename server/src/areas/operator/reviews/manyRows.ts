import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of mall/reviews.
  insert: () => [],
  requests: ({ rows }) => {
    const cursor = manyId('review', rows / 2);
    return {
      '/api/operator/review/list': [
        { cursor },
        { view: 'low', cursor },
        { view: 'with_photos', cursor },
        { view: 'unanswered', cursor },
        { view: 'hidden', cursor },
      ],
      '/api/operator/review/detail': [{ review_id: manyId('review', 1) }],
    };
  },
};
