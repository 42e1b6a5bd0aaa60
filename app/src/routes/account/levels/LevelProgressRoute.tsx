import { Levels } from './Levels.tsx';

export function LevelProgressRoute() {
  return <Levels part="progress" />;
}
