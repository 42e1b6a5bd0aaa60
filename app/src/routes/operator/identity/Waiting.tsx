import { useIdentityReviews } from '@mcy/api/operator/identity/hooks';
import { WaitingCount } from '@mcy/ui/operator/desk';

/** Verifications under review, as far as the first page of their list says. */
export function Waiting() {
  const first = useIdentityReviews({ state: 'under_review' }).data?.pages[0];
  return <WaitingCount waiting={first && { count: first.rows.length, more: first.next_cursor !== null }} />;
}
