import { Grid, Inline, Skeleton, Stack, Surface } from '../../primitives/index.ts';

/** Holds the place of the portrait and of what stands beside it. */
export function ProfileSkeleton() {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
      <Surface variant="stage">
        <Stack space="large">
          <Inline space="medium" wrap={false}>
            <Skeleton shape="circle" />
            <Skeleton shape="text" lines={3} />
          </Inline>
          <Skeleton shape="text" width="half" />
        </Stack>
      </Surface>
      <Stack space="small">
        <Skeleton shape="text" width="half" />
        <Surface>
          <Stack space="large">
            {Array.from({ length: 4 }, (_, row) => (
              <Skeleton key={row} shape="text" lines={2} />
            ))}
          </Stack>
        </Surface>
      </Stack>
    </Grid>
  );
}
