import { Levels } from './Levels.tsx';

export function BenefitCentreRoute() {
  return <Levels part="benefits" />;
}
