import { FormSkeleton } from '../../../patterns/index.ts';
import { Surface } from '../../../primitives/index.ts';

/** Skeleton of the form. */
export function EditAddressSkeleton() {
  return (
    <Surface space={{ phone: 'medium', tablet: 'large' }}>
      <FormSkeleton fields={4} />
    </Surface>
  );
}
