import { CurrencyFlow } from './CurrencyFlow.tsx';

export function StoneFlowRoute() {
  return <CurrencyFlow currency="stone" />;
}
