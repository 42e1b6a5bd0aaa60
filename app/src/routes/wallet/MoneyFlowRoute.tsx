import { FlowRoute } from './FlowRoute.tsx';

export function MoneyFlowRoute() {
  return <FlowRoute currency="balance" />;
}
