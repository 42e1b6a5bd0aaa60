/** Masks a sign-in name: its owner recognizes it, nobody else can write to it: `l***@example.com`, `+84*****678`. */
export function maskSignInName(sign_in_name: string): string {
  const at = sign_in_name.indexOf('@');
  if (at > 0) return `${[...sign_in_name][0] ?? ''}***${sign_in_name.slice(at)}`;
  return `${sign_in_name.slice(0, 3)}*****${sign_in_name.slice(-3)}`;
}
