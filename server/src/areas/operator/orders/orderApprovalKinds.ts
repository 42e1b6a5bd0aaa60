/** The names of what takes two operators here, as the database remembers them. */
export const refundApprovalKind = 'order_refund';
export const comeBackApprovalKind = 'order_come_back';
export const cancelApprovalKind = 'order_cancel';

export const orderApprovalKinds = [refundApprovalKind, comeBackApprovalKind, cancelApprovalKind] as const;
