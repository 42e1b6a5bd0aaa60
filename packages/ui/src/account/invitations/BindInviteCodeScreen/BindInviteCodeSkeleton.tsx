import { Grid, Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of the form and the note beside it. */
export function BindInviteCodeSkeleton() {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
      <Surface space={{ phone: 'medium', tablet: 'large' }}>
        <Stack space="large">
          <Skeleton shape="text" lines={2} />
          <Skeleton shape="text" lines={2} />
          <Skeleton shape="text" />
        </Stack>
      </Surface>
      <Skeleton shape="text" lines={2} />
    </Grid>
  );
}
