/** The tone of each status of a payment. */
export const paymentTones = {
  pending: 'caution',
  paid: 'positive',
  declined: 'critical',
  expired: 'neutral',
  reversed: 'critical',
} as const;
