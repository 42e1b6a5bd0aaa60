/**
 * Formats a Vietnamese mobile number as dialled in the country: `+84912345678` is "0912 345 678". Other numbers are
 * unchanged.
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+84(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}
