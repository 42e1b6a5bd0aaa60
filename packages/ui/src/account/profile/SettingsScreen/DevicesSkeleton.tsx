import { Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Holds the place of the devices. */
export function DevicesSkeleton() {
  return (
    <Surface>
      <Stack space="large">
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="text" lines={2} />
      </Stack>
    </Surface>
  );
}
