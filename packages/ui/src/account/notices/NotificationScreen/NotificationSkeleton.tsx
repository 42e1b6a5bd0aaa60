import { Inline, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of a notification. */
export function NotificationSkeleton() {
  return (
    <Surface variant="stage" space="large">
      <Stack space="large">
        <Inline align="center">
          <Skeleton shape="circle" />
        </Inline>
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="text" lines={3} />
      </Stack>
    </Surface>
  );
}
