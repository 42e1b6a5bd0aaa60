/** What they are called among requests to a second operator, as the database remembers them. */
export const paymentApprovalKinds = { arrival: 'payment_arrival', reversal: 'payment_reversal' } as const;
