/** The page's nonce for the style elements that Radix writes; the content security policy lets no others in. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
