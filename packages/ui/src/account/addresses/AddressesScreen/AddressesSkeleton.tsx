import { Grid, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of the first addresses. */
export function AddressesSkeleton() {
  return (
    <Stack space="medium">
      <Skeleton shape="text" width="half" />
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} space="medium">
        {Array.from({ length: 3 }, (_, card) => (
          <Surface key={card}>
            <Stack space="medium">
              <Skeleton shape="text" lines={4} />
              <Skeleton shape="control" width="half" />
            </Stack>
          </Surface>
        ))}
      </Grid>
    </Stack>
  );
}
