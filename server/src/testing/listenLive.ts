import type { Session } from './startTestServer.ts';

/** An event of `/api/live`. */
export interface LiveEvent {
  event: string;
  data: unknown;
}

/** A stream of `/api/live` that is read. */
export interface LiveStream {
  response: Response;
  events: readonly LiveEvent[];
  /** Every topic that was touched so far. */
  topics: () => readonly string[];
  /** Resolves when the server ends it. */
  ended: Promise<void>;
  /** Ends it from here. */
  leave: () => void;
}

/** Opens a stream and reads it; resolves once it is ready, or was refused. */
export async function listenLive(
  url: string,
  session?: Session,
  headers: Record<string, string> = {},
  query = '',
): Promise<LiveStream> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/live${query}`, {
    signal: leaving.signal,
    headers: { ...(session && { token: session.token, pwdVersion: String(session.pwdVersion) }), ...headers },
  });
  const events: LiveEvent[] = [];
  const ready = Promise.withResolvers<void>();

  async function read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event, data] = /^event: (\S+)\ndata: (.*)$/.exec(block) ?? [];
        if (event !== undefined && data !== undefined) events.push({ event, data: JSON.parse(data) as unknown });
      }
      ready.resolve();
    }
  }

  const ended = read()
    .catch(() => {})
    .finally(() => ready.resolve());
  await ready.promise;
  return {
    response,
    events,
    topics: () =>
      events.flatMap(({ event, data }) => (event === 'touched' ? (data as { topics: readonly string[] }).topics : [])),
    ended,
    leave: () => leaving.abort(),
  };
}
