/** The tone of each state of a statement's line. */
export const lineTones = {
  unmatched: 'caution',
  wrong_amount: 'critical',
  wrong_currency: 'critical',
  paid_already: 'critical',
  of_two: 'caution',
  credited: 'positive',
  set_aside: 'neutral',
} as const;
