import { Grid, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of the figures and the form. */
export function SpendingSkeleton() {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
      <Surface>
        <Stack space="large">
          {Array.from({ length: 3 }, (_, period) => (
            <Skeleton key={period} shape="text" lines={3} />
          ))}
        </Stack>
      </Surface>
      <Surface>
        <Stack space="large">
          {Array.from({ length: 3 }, (_, field) => (
            <Stack key={field} space="xsmall">
              <Skeleton shape="text" width="short" />
              <Skeleton shape="control" />
            </Stack>
          ))}
        </Stack>
      </Surface>
    </Grid>
  );
}
