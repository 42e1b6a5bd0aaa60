/** What links carry beside the page: it changes nothing that is rendered. */
const aside = /^(?:lang|_key|key_social|utm_\w+|fbclid|gclid)$/;
/** As ids and words are written. */
const plain = /^[\w-]{1,64}$/;
/** As the shop writes the ids of its items: one address for one item. */
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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

/**
 * The address under which such a page's frame is kept: until a person's data is there, all of it looks the same, apart
 * from the item that everybody may see.
 */
export function frameAddress(address: string, shown: string | undefined): string {
  const [path = '', query] = address.split('?');
  if (query === undefined) return address;
  const kept = new URLSearchParams(query);
  for (const [name, value] of kept) if (name !== shown && id.test(value)) kept.set(name, noId);
  return `${path}?${kept}`;
}

const noId = '0199b1f0-0000-7000-8000-000000000000';
