/** States of a request to a second operator. It leaves `waiting` once. */
export const approvalStates = ['waiting', 'agreed', 'declined', 'taken_back', 'expired', 'dropped'] as const;

export type ApprovalState = (typeof approvalStates)[number];

/**
 * What ends a request, and who may do it: another operator, the one who asked, or the shop once its
 * time is over or what it is about was decided otherwise.
 */
export const approvalMoves = {
  agree: { to: 'agreed', by: 'another' },
  decline: { to: 'declined', by: 'another' },
  take_back: { to: 'taken_back', by: 'asker' },
  expire: { to: 'expired', by: 'shop' },
  drop: { to: 'dropped', by: 'shop' },
} as const satisfies Record<string, { to: ApprovalState; by: 'another' | 'asker' | 'shop' }>;

export type ApprovalMove = keyof typeof approvalMoves;
