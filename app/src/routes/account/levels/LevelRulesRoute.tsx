import { Levels } from './Levels.tsx';

export function LevelRulesRoute() {
  return <Levels part="rules" />;
}
