import { Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of the devices. */
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
