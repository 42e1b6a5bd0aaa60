import { Inset, Skeleton, Stack } from '../../../primitives/index.ts';

/** Skeleton of a payment's result. */
export function PaymentSkeleton() {
  return (
    <Inset space="xxlarge" spaceX="medium">
      <Stack space="large" align="center">
        <Skeleton shape="circle" />
        <Skeleton shape="control" width="half" />
        <Skeleton shape="text" lines={3} />
        <Skeleton shape="control" />
      </Stack>
    </Inset>
  );
}
