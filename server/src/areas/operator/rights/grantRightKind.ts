/** The name of granting a right that takes two operators, as the database remembers it. */
export const grantRightKind = 'right_grant';
