import { FormSkeleton } from '../../../patterns/index.ts';
import { Surface } from '../../../primitives/index.ts';

/** Holds the place of the form until there is an address to fill it. */
export function EditAddressSkeleton() {
  return (
    <Surface space={{ phone: 'medium', tablet: 'large' }}>
      <FormSkeleton fields={4} />
    </Surface>
  );
}
