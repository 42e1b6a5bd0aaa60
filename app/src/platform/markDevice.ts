/** How long a mark stays, in seconds: a year. */
const lifetime = 31_536_000;

/** Leaves a cookie by which the server chooses how the next page first looks, or with null takes it back. It grants nothing. */
export function markDevice(name: 'signedIn' | 'locale' | 'unopened' | 'unpaid', value: string | null): void {
  document.cookie = `${name}=${value ?? ''}; path=/; SameSite=Lax; max-age=${value === null ? 0 : lifetime}`;
}
