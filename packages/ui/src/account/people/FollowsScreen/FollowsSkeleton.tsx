import { Inline, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of a screenful of players. */
export function FollowsSkeleton() {
  return (
    <Stack space="xsmall">
      {Array.from({ length: 7 }, (_, row) => (
        <Surface key={row} radius="standard">
          <Inline wrap={false}>
            <Skeleton shape="circle" />
            <Skeleton shape="text" lines={2} />
          </Inline>
        </Surface>
      ))}
    </Stack>
  );
}
