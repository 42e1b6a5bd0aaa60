/** How much may move: as the system says, or less whatever it says. */
export const motionChoices = ['system', 'reduced'] as const;
export type MotionChoice = (typeof motionChoices)[number];
