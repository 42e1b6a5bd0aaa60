import { Grid, Skeleton, Stack } from '../../../primitives/index.ts';

/** Skeleton of the series strip. */
export function SeriesSkeleton() {
  return (
    <Grid columns={4} space="small">
      {Array.from({ length: 4 }, (_, place) => (
        <Stack key={place} space="xsmall" align="center">
          <Skeleton shape="circle" />
          <Skeleton shape="text" />
        </Stack>
      ))}
    </Grid>
  );
}
