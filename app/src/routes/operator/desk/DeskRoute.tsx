import { DeskScreen } from '@mcy/ui/operator/desk';
import { useOperatorScreens } from './useOperatorScreens.tsx';

export function DeskRoute() {
  return <DeskScreen screens={useOperatorScreens()} />;
}
