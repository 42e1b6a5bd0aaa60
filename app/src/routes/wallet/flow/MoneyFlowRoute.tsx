import { CurrencyFlow } from './CurrencyFlow.tsx';

export function MoneyFlowRoute() {
  return <CurrencyFlow currency="balance" />;
}
