/** Names of what takes two operators here, as the database remembers them. */
export const withdrawalApprovalKinds = { approve: 'withdrawal_approve', reject: 'withdrawal_reject' } as const;
