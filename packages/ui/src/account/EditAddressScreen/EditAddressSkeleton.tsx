import { Skeleton, Stack, Surface } from '../../primitives/index.ts';

/** Holds the place of the form until there is an address to fill it. */
export function EditAddressSkeleton() {
  return (
    <Surface space={{ phone: 'medium', tablet: 'large' }}>
      <Stack space="large">
        {Array.from({ length: 4 }, (_, field) => (
          <Stack key={field} space="xsmall">
            <Skeleton shape="text" width="short" />
            <Skeleton shape="control" />
          </Stack>
        ))}
        <Skeleton shape="control" width="half" />
      </Stack>
    </Surface>
  );
}
