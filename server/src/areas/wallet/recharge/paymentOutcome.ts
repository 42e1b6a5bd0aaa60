import {
  type GatewayOutcome,
  type PaymentEventKind,
  type PaymentStatus,
  paymentMoves,
} from '@mcy/api/wallet/recharge/words';

/** What the shop knows of a payment when a report arrives. */
interface Known {
  status: PaymentStatus;
  amount: number;
  expires_at: Date;
  transaction_id: string | null;
}

/** What a gateway says about a payment. */
interface Said {
  amount: number;
  currency: string;
  /** `suspicious` where the gateway holds the money back. */
  outcome: GatewayOutcome | 'suspicious';
  transaction_id: string;
}

/** The event that a report is, and the payment's new status; null when it changes nothing. */
export interface Judgement {
  event: PaymentEventKind;
  status: Exclude<PaymentStatus, 'pending'> | null;
}

/** Judges a report by the table of moves. Money of another amount or currency credits nothing by itself. */
export function judgeReport(known: Known, said: Said, now: Date): Judgement {
  const trouble = troubleIn(known, said);
  if (trouble) return { event: trouble, status: null };
  if (said.outcome === 'suspicious') return { event: 'repeated', status: null };
  const { outcome } = said;
  const status = paymentMoves[known.status][outcome];
  if (status === 'paid') return { event: isLate(known, now) ? 'paid_late' : 'paid', status };
  return { event: status ?? 'repeated', status };
}

function troubleIn(known: Known, said: Said): PaymentEventKind | null {
  // A gateway says in its own ways that money went back, which two operators have acted on already.
  if (known.status === 'reversed' && said.outcome !== 'approved') return null;
  if (said.outcome === 'suspicious') return 'suspicious';
  // Where nothing came, its amount says nothing.
  if (said.outcome === 'approved' && said.currency !== 'VND') return 'wrong_currency';
  if (said.outcome === 'approved' && said.amount !== known.amount) return 'wrong_amount';
  if (known.status !== 'paid' && known.status !== 'reversed') return null;
  if (said.outcome !== 'approved') return 'contradicted';
  return said.transaction_id === known.transaction_id ? null : 'paid_again';
}

function isLate({ status, expires_at }: Pick<Known, 'status' | 'expires_at'>, now: Date): boolean {
  return status !== 'pending' || expires_at <= now;
}

/** The status to show at a moment: an unpaid payment expires by the server's clock. */
export function statusAt(payment: { status: PaymentStatus; expires_at: Date }, now: Date): PaymentStatus {
  return payment.status === 'pending' && payment.expires_at <= now ? 'expired' : payment.status;
}
