/** Why an amount moved. `kinds` lists those of a currency. */
export type FlowKind = 'recharge' | 'box_open' | 'withdrawal' | 'withdrawal_return' | 'level_gift' | 'check_in';
