import type { paymentStatuses } from '@mcy/api/wallet/contract';

export type PaymentStatus = (typeof paymentStatuses)[number];

export interface WalletTables {
  payment: {
    payment_id: string;
    user_id: string;
    /** Coins. */
    amount: number;
    status: PaymentStatus;
    transaction_id: string | null;
    created_at: Date;
    expires_at: Date;
    settled_at: Date | null;
  };
}
