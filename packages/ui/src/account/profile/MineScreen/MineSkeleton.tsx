import { Skeleton, Stack, Surface } from '../../../primitives/index.ts';
import { ProfileHeaderSkeleton } from '../ProfileHeader/ProfileHeaderSkeleton.tsx';

/** Skeleton of the account summary. */
export function MineSkeleton() {
  return (
    <Stack space="medium">
      <ProfileHeaderSkeleton />
      <Surface>
        <Skeleton shape="text" lines={2} />
      </Surface>
    </Stack>
  );
}
