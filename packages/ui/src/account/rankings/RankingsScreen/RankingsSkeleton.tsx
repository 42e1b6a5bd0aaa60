import { Inline, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of a podium and a screenful of places. */
export function RankingsSkeleton() {
  return (
    <Stack>
      <Surface variant="stage">
        <Inline align="between" wrap={false}>
          <Skeleton shape="circle" />
          <Skeleton shape="circle" />
          <Skeleton shape="circle" />
        </Inline>
      </Surface>
      <Surface>
        <Stack space="large">
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} shape="text" />
          ))}
        </Stack>
      </Surface>
    </Stack>
  );
}
