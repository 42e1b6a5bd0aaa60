/** The name of what takes two operators here, as the database remembers it. */
export const claimApprovalKind = 'claim_accept';
