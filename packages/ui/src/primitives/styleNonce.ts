/** The page's nonce for Radix's style elements; the content security policy blocks all others. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
