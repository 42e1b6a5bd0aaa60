/** What links carry beside the page: it changes nothing that is rendered. */
const aside = /^(?:lang|_key|key_social|utm_\w+|fbclid|gclid)$/;
/** As ids and words are written. */
const plain = /^[\w-]{1,64}$/;
/** As the shop writes the ids of its items: one address for one item. */
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ids = /=[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * The address under which a page is rendered and kept: its path with the parameters that its route declares,
 * in their order. Null for any other address: strangers can make endless many.
 */
export function keptAddress(path: string, declared: readonly string[], query: URLSearchParams): string | null {
  for (const name of query.keys()) if (!aside.test(name) && !declared.includes(name)) return null;
  const kept = new URLSearchParams();
  for (const name of declared) {
    const [value, ...others] = query.getAll(name);
    if (value === undefined) continue;
    if (others.length > 0 || !(name.endsWith('_id') ? id : plain).test(value)) return null;
    kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** The address under which such a page's frame is kept: until its data is there, every item looks the same. */
export function frameAddress(address: string): string {
  return address.replaceAll(ids, '=0199b1f0-0000-7000-8000-000000000000');
}
