/** The page's nonce for Radix's style elements; the content security policy blocks all others. */
export function styleNonce(): string | undefined {
  // The server draws it too, and has no page.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
