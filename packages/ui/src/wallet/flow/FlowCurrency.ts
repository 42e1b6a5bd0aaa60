/** Currencies with a flow: those that anything moves. */
export type FlowCurrency = 'balance' | 'stone';
