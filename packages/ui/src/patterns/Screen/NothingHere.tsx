import { use } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Surface } from '../../primitives/Surface/Surface.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { InSection } from '../PageSection/InSection.ts';

/** What a screen says when there is nothing in it. */
export type NothingHereProps = EmptyStateProps & {
  /** The next step, where it is a link. */
  next?: { label: string; href: string } | undefined;
};

/**
 * Says that there is nothing here, and where to go from here. Inside a `PageSection` it lies on a surface, and its next
 * step is soft, because the page has others.
 */
export function NothingHere({ next, ...said }: NothingHereProps) {
  const inSection = use(InSection);
  const nothing =
    next === undefined ? (
      <EmptyState {...said} />
    ) : (
      <EmptyState
        {...said}
        action={
          <Button asChild variant={inSection ? 'soft' : 'solid'}>
            <Link href={next.href}>{next.label}</Link>
          </Button>
        }
      />
    );
  return inSection ? <Surface space="none">{nothing}</Surface> : nothing;
}
