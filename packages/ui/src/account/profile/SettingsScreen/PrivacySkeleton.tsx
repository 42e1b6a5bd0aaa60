import { Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of the privacy switches. */
export function PrivacySkeleton() {
  return (
    <Surface>
      <Stack>
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="text" lines={2} />
      </Stack>
    </Surface>
  );
}
