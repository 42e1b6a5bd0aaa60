import { Skeleton, Stack } from '../../primitives/index.ts';

export interface FormSkeletonProps {
  /** How many fields there will be. */
  fields: number;
}

/** Holds the place of a form until what fills it is there. */
export function FormSkeleton({ fields }: FormSkeletonProps) {
  return (
    <Stack space="large">
      {Array.from({ length: fields }, (_, field) => (
        <Stack key={field} space="xsmall">
          <Skeleton shape="text" width="short" />
          <Skeleton shape="control" />
        </Stack>
      ))}
      <Skeleton shape="control" width="half" />
    </Stack>
  );
}
