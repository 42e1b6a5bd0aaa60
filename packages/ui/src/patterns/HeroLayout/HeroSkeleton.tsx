import { Skeleton, Stack } from '../../primitives/index.ts';
import { HeroLayout } from './HeroLayout.tsx';

/** Skeleton of a page with one hero. */
export function HeroSkeleton() {
  return (
    <HeroLayout hero={<Skeleton shape="image" ratio="landscape" />}>
      <Stack space="medium">
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" lines={3} />
        <Skeleton shape="control" />
        <Skeleton shape="image" ratio="wide" />
      </Stack>
    </HeroLayout>
  );
}
