import { Inline, Inset, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of a screenful of entries. */
export function FlowSkeleton() {
  return (
    <Stack space="small">
      {Array.from({ length: 6 }, (_, row) => (
        <Surface key={row} space="none" radius="standard">
          <Inset space="small" spaceX="medium">
            <Inline wrap={false}>
              <Skeleton shape="circle" />
              <Skeleton shape="text" lines={2} />
            </Inline>
          </Inset>
        </Surface>
      ))}
    </Stack>
  );
}
