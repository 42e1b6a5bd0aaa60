import { Grid, Skeleton, Stack, Surface } from '../../../primitives/index.ts';
import { ProfileHeaderSkeleton } from '../ProfileHeader/ProfileHeaderSkeleton.tsx';

/** Skeleton of the portrait and the details beside it. */
export function ProfileSkeleton() {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
      <ProfileHeaderSkeleton />
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
