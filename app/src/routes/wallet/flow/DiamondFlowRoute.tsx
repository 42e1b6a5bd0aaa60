import { CurrencyFlow } from './CurrencyFlow.tsx';

export function DiamondFlowRoute() {
  return <CurrencyFlow currency="diamond" />;
}
