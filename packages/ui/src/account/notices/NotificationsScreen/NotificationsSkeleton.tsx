import { Inline, Inset, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of a screenful of notifications. */
export function NotificationsSkeleton() {
  return (
    <Stack space="small">
      {Array.from({ length: 6 }, (_, row) => (
        <Surface key={row} space="none" radius="standard">
          <Inset space="medium">
            <Inline wrap={false}>
              <Skeleton shape="circle" />
              <Skeleton shape="text" lines={3} />
            </Inline>
          </Inset>
        </Surface>
      ))}
    </Stack>
  );
}
