/** The page of the payment that caused a journal. */
export const paymentPage = {
  page: '/pages/mall/payResult',
  parametersOf: (_db: unknown, payment_ids: readonly string[]) =>
    Promise.resolve(new Map(payment_ids.map((payment_id) => [payment_id, { payment_id }]))),
} as const;
