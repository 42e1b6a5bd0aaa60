/** Why an amount moved, in the order the filter offers them. */
export const flowKinds = ['recharge', 'box_open', 'withdrawal', 'withdrawal_return', 'level_gift', 'check_in'] as const;
export type FlowKind = (typeof flowKinds)[number];
