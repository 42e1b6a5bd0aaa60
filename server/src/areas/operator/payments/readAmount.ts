/**
 * An amount as banks write it: `1250000`, `1.250.000`, `1,250,000.00`, `+1 250 000 VND`. `none` where nothing came in, `wrong` for
 * anything else.
 */
export function readAmount(text: string): number | 'none' | 'wrong' {
  const written = text.replaceAll(/\s|VND|VNĐ|đ|₫/gi, '').replace(/^\+/, '');
  if (written === '' || written.startsWith('-') || /^0*(?:[.,]0*)?$/.test(written)) return 'none';
  const whole = written.replace(/[.,]00?$/, '');
  if (!/^(?:\d{1,13}|\d{1,3}(?:\.\d{3}){1,4}|\d{1,3}(?:,\d{3}){1,4})$/.test(whole)) return 'wrong';
  return Number(whole.replaceAll(/[.,]/g, ''));
}
