/** What a push tells, and the page it leads to. */
export interface Push {
  title: string;
  body: string;
  /** A path of the shop. */
  path: string;
}

/** What a push says, as the server wrote it; for what cannot be read, that there is something new. Browsers insist on showing something. */
export function readPush(text: string, origin: string): Push {
  const said = parse(text);
  const word = (name: string): string => {
    const value = said.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { title: word('title') || 'MCY', body: word('body'), path: ownPath(word('path'), origin) ?? '/' };
}

/** The path of an address of this shop; null for any other address. */
export function ownPath(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

function parse(text: string): ReadonlyMap<string, unknown> {
  try {
    const said: unknown = JSON.parse(text);
    return new Map(typeof said === 'object' && said !== null ? Object.entries(said) : []);
  } catch {
    return new Map();
  }
}
