/** A Vietnamese mobile number as it is dialled and read in the country: `+84912345678` is "0912 345 678". Others stay as they are. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+84(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}
