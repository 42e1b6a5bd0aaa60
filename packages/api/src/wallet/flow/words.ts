/** Which way an entry moved the balance. */
export const flowDirections = ['in', 'out'] as const;

export type FlowDirection = (typeof flowDirections)[number];
