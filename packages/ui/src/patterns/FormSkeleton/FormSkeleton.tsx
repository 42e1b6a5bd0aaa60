import { Skeleton, Stack } from '../../primitives/index.ts';

export interface FormSkeletonProps {
  /** Number of fields. */
  fields: number;
}

/** Skeleton of a form while its values load. */
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
