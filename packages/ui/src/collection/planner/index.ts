export { type PlannedSet, PlannerScreen, type PlannerScreenProps } from './PlannerScreen/PlannerScreen.tsx';
export type { PlannedPool } from './PlannerScreen/PoolPlan.tsx';
