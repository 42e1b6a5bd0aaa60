import { noId } from '@mcy/api/contract';

/** What links carry beside the page: it changes nothing that is rendered. */
const aside = /^(?:lang|_key|key_social|utm_\w+|fbclid|gclid)$/;
/** As ids and words are written. */
const plain = /^[\w-]{1,64}$/;
/** As the shop writes the ids of its items: one address for one item. */
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Also that of a way back, which is written within a parameter. */
const ids = /(?<==)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/**
 * The address under which a page is rendered and kept: its path with the parameters that its route declares,
 * in their order. Null for any other address: strangers can make endless many. A way back is kept only for a frame,
 * which is given what the pages declare: it leads to one of them, and not through it to another.
 */
export function keptAddress(
  path: string,
  declared: readonly string[],
  query: URLSearchParams,
  declaredAt?: (path: string) => readonly string[] | undefined,
): string | null {
  for (const name of query.keys()) if (!aside.test(name) && !declared.includes(name)) return null;
  const kept = new URLSearchParams();
  for (const name of declared) {
    const [value, ...others] = query.getAll(name);
    if (value === undefined) continue;
    if (others.length > 0) return null;
    const isKept =
      name === 'return_to' ? isWayBack(value, declaredAt) : (name.endsWith('_id') ? id : plain).test(value);
    if (!isKept) return null;
    kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** Whether the shop would write the way back so. */
function isWayBack(value: string, declaredAt: Parameters<typeof keptAddress>[3]): boolean {
  const [path = '', query] = value.split('?', 2);
  const declared = declaredAt?.(path);
  return declared !== undefined && keptAddress(path, declared, new URLSearchParams(query)) === value;
}

/**
 * The address under which such a page's frame is kept: until a person's data is there, all of it looks the same, apart
 * from the item that everybody may see.
 */
export function frameAddress(address: string, shown?: string): string {
  const [path = '', query] = address.split('?');
  if (query === undefined) return address;
  const kept = new URLSearchParams(query);
  for (const [name, value] of kept) {
    if (name !== shown) kept.set(name, id.test(value) ? noId : value.replaceAll(ids, noId));
  }
  return `${path}?${kept}`;
}
