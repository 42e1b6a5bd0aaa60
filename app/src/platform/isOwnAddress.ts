/** Whether an address is one of the app's own, without the table of routes: the server has pages too (the sandbox gateway's). */
export function isOwnAddress(href: string): boolean {
  return /^\/(?:pages\/|operator(?:[/?#]|$)|[?#]|$)/.test(href);
}
