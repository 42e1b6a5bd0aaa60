import { PolicyPage } from './PolicyPage.tsx';

export function DeliveryServiceRoute() {
  return <PolicyPage type="delivery" />;
}
