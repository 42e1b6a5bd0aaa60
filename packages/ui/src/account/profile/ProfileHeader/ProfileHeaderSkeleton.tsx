import { Inline, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of a ProfileHeader. */
export function ProfileHeaderSkeleton() {
  return (
    <Surface variant="stage">
      <Stack space="large">
        <Inline space="medium" wrap={false}>
          <Skeleton shape="circle" />
          <Skeleton shape="text" lines={3} />
        </Inline>
        <Skeleton shape="text" width="half" />
      </Stack>
    </Surface>
  );
}
