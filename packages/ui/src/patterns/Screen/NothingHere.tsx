import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';

/** What a screen says when there is nothing in it. */
export type NothingHereProps = EmptyStateProps & {
  /** The next step, where it is a link. */
  next?: { label: string; href: string } | undefined;
};

/** Says that there is nothing here, and where to go from here. */
export function NothingHere({ next, ...said }: NothingHereProps) {
  if (next === undefined) return <EmptyState {...said} />;
  return (
    <EmptyState
      {...said}
      action={
        <Button asChild>
          <Link href={next.href}>{next.label}</Link>
        </Button>
      }
    />
  );
}
