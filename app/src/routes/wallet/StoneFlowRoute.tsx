import { FlowRoute } from './FlowRoute.tsx';

export function StoneFlowRoute() {
  return <FlowRoute currency="stone" />;
}
