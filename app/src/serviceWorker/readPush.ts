import { ownPage } from '../routes/ownPage.ts';

/** What a push tells, and the page it leads to. */
export interface Push {
  title: string;
  body: string;
  /** A page of the app. */
  path: string;
}

/** What a push says, as the server wrote it; for what cannot be read, that there is something new. Browsers insist on showing something. */
export function readPush(text: string, origin: string): Push {
  const said = parse(text);
  const word = (name: string): string => {
    const value = said.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { title: word('title') || 'MCY', body: word('body'), path: ownPage(word('path'), origin)?.href ?? '/' };
}

function parse(text: string): ReadonlyMap<string, unknown> {
  try {
    const said: unknown = JSON.parse(text);
    return new Map(typeof said === 'object' && said !== null ? Object.entries(said) : []);
  } catch {
    return new Map();
  }
}
