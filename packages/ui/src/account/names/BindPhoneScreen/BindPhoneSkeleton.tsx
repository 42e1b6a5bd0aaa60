import { Grid, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of the form and the notes beside it. */
export function BindPhoneSkeleton() {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
      <Surface space={{ phone: 'medium', tablet: 'large' }}>
        <Stack space="large">
          {Array.from({ length: 3 }, (_, row) => (
            <Skeleton key={row} shape="text" lines={2} />
          ))}
          <Skeleton shape="text" />
        </Stack>
      </Surface>
      <Stack space="small">
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" lines={3} />
      </Stack>
    </Grid>
  );
}
