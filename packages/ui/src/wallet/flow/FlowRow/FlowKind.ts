/** Why an amount moved. Which of them a currency has is given by `kinds`. */
export type FlowKind = 'recharge' | 'box_open' | 'withdrawal' | 'withdrawal_return' | 'level_gift' | 'check_in';
