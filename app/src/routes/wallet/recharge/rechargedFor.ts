const name = 'mcy.rechargedFor';

/** Keeps which box a payment is for, while the tab is at the gateway. */
export function keepRechargedFor(payment_id: string, box: { missing: number; return_to: string }): void {
  sessionStorage.setItem(name, JSON.stringify({ payment_id, ...box }));
}

/** The box a payment is for; null for none. */
export function readRechargedFor(payment_id: string): { missing: number; return_to: string } | null {
  // The server draws the page's frame.
  if (import.meta.env.SSR) return null;
  // Written above.
  const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as {
    payment_id: string;
    missing: number;
    return_to: string;
  } | null;
  return kept?.payment_id === payment_id ? { missing: kept.missing, return_to: kept.return_to } : null;
}
