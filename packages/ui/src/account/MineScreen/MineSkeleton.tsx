import { Inline, Skeleton, Stack, Surface } from '../../primitives/index.ts';

/** Holds the place of the account summary. */
export function MineSkeleton() {
  return (
    <Stack space="medium">
      <Surface variant="stage">
        <Stack space="large">
          <Inline space="medium" wrap={false}>
            <Skeleton shape="circle" />
            <Skeleton shape="text" lines={3} />
          </Inline>
          <Skeleton shape="text" width="half" />
        </Stack>
      </Surface>
      <Surface>
        <Skeleton shape="text" lines={2} />
      </Surface>
    </Stack>
  );
}
