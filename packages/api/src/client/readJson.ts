/** A file on the shop's server as answers name it: `publicFileAddress`, signed or not. */
const fileAddress = /^\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.\w+)?(?:\?\S*)?$/;

/** Reads an answer. For an app of another origin, prefixes file addresses with the shop's server. */
export function readJson(text: string, origin = ''): unknown {
  if (origin === '') return JSON.parse(text);
  return JSON.parse(text, (_name, value: unknown) =>
    typeof value === 'string' && fileAddress.test(value) ? origin + value : value,
  );
}
