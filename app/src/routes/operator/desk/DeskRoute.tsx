import { useWaitingWork } from '@mcy/api/operator/desk/hooks';
import { DeskScreen } from '@mcy/ui/operator/desk';
import { useOperatorScreens } from './useOperatorScreens.tsx';

export function DeskRoute() {
  const failing = useWaitingWork({}).data?.failing ?? [];
  return <DeskScreen screens={useOperatorScreens()} failing={failing} />;
}
