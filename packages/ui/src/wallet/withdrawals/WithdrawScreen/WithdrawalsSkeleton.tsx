import { Skeleton, Stack, Surface } from '../../../primitives/index.ts';

/** Skeleton of a few withdrawals. */
export function WithdrawalsSkeleton() {
  return (
    <Stack space="small">
      {Array.from({ length: 3 }, (_, row) => (
        <Surface key={row} radius="standard">
          <Skeleton shape="text" lines={4} />
        </Surface>
      ))}
    </Stack>
  );
}
