/** Currencies with a flow, in the order of their tabs: those that anything moves. */
export const flowCurrencies = ['balance', 'stone', 'diamond'] as const;

export type FlowCurrency = (typeof flowCurrencies)[number];
