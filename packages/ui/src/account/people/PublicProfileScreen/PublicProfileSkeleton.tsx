import { Grid, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of a player's portrait and wins. */
export function PublicProfileSkeleton() {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
      <Surface variant="stage" space="large">
        <Stack align="center">
          <Skeleton shape="circle" />
          <Skeleton shape="text" lines={4} />
          <Skeleton shape="control" />
        </Stack>
      </Surface>
      <Stack space="small">
        <Skeleton shape="text" width="half" />
        <Grid columns={2}>
          {Array.from({ length: 4 }, (_, tile) => (
            <Skeleton key={tile} shape="image" ratio="square" />
          ))}
        </Grid>
      </Stack>
    </Grid>
  );
}
