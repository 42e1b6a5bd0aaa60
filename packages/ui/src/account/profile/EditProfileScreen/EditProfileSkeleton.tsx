import { FormSkeleton } from '../../../patterns/index.ts';
import { Grid, Inline, Skeleton, Surface } from '../../../primitives/index.ts';

/** Skeleton of the portrait and the form. */
export function EditProfileSkeleton() {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
      <Surface variant="stage">
        <Inline space="medium" wrap={false}>
          <Skeleton shape="circle" />
          <Skeleton shape="text" lines={2} />
        </Inline>
      </Surface>
      <Surface space={{ phone: 'medium', tablet: 'large' }}>
        <FormSkeleton fields={3} />
      </Surface>
    </Grid>
  );
}
