import { Skeleton, Stack } from '../../primitives/index.ts';

/** Holds the place of the form until the balance it depends on is there. */
export function FormSkeleton() {
  return (
    <Stack space="large">
      {Array.from({ length: 4 }, (_, field) => (
        <Stack key={field} space="xsmall">
          <Skeleton shape="text" width="short" />
          <Skeleton shape="control" />
        </Stack>
      ))}
      <Skeleton shape="control" width="half" />
    </Stack>
  );
}
