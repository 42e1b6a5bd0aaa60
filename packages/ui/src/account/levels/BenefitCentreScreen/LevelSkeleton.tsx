import { Grid, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of a level and the list of levels. */
export function LevelSkeleton() {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
      <Surface variant="stage" space="large">
        <Skeleton shape="text" lines={4} />
      </Surface>
      <Stack space="xsmall">
        {Array.from({ length: 5 }, (_, rung) => (
          <Surface key={rung} radius="standard">
            <Skeleton shape="text" lines={3} />
          </Surface>
        ))}
      </Stack>
    </Grid>
  );
}
