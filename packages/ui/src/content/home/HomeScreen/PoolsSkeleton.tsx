import { Grid, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of the first boxes. */
export function PoolsSkeleton() {
  return (
    <Stack space="medium">
      <Skeleton shape="text" width="short" />
      <Grid columns={{ phone: 2, tablet: 3, desktop: 4 }} space={{ phone: 'small', tablet: 'medium' }}>
        {Array.from({ length: 4 }, (_, place) => (
          <Surface key={place} space="small">
            <Stack space="small">
              <Skeleton shape="image" />
              <Skeleton shape="text" lines={2} />
            </Stack>
          </Surface>
        ))}
      </Grid>
    </Stack>
  );
}
