/** A file that the shop's server keeps, as its answers name it: `publicFileAddress`, signed or not. */
const fileAddress = /^\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.\w+)?(?:\?\S*)?$/;

/** Reads an answer. Where the app did not come from the shop's server, the addresses of files get that server's before them. */
export function readJson(text: string, origin = ''): unknown {
  if (origin === '') return JSON.parse(text);
  return JSON.parse(text, (_name, value: unknown) =>
    typeof value === 'string' && fileAddress.test(value) ? origin + value : value,
  );
}
