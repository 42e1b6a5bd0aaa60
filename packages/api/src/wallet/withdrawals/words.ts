/** Status of a withdrawal. A rejected or canceled one is returned to the balance. */
export const withdrawalStatuses = ['requested', 'approved', 'paid', 'rejected', 'cancelled'] as const;

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** What happens to a withdrawal, from which statuses, and whether its coins return. */
export const withdrawalMoves = {
  approve: { from: ['requested'], to: 'approved', returns: false },
  reject: { from: ['requested', 'approved'], to: 'rejected', returns: true },
  pay: { from: ['approved'], to: 'paid', returns: false },
  cancel: { from: ['requested'], to: 'cancelled', returns: true },
} as const satisfies Record<string, { from: readonly WithdrawalStatus[]; to: WithdrawalStatus; returns: boolean }>;

export type WithdrawalMove = keyof typeof withdrawalMoves;
