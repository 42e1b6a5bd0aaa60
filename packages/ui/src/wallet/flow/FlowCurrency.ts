/** The currencies that have a flow to look at: those something moves. */
export type FlowCurrency = 'balance' | 'stone';
