/** A server whose streams the test writes to. */
export function fakeStreams(answer?: () => Response) {
  const streams: {
    headers: Headers;
    url: string;
    say: (text: string) => void;
    end: () => void;
    signal: AbortSignal;
  }[] = [];
  const open: typeof fetch = (url, init) => {
    const signal = init?.signal;
    if (!signal || typeof url !== 'string') throw new Error('A stream is opened with an address and a signal.');
    if (answer) return Promise.resolve(answer());
    let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        writer = controller;
      },
    });
    signal.addEventListener('abort', () => writer?.error(new DOMException('aborted', 'AbortError')));
    streams.push({
      headers: new Headers(init.headers),
      url,
      signal,
      say: (text) => writer?.enqueue(new TextEncoder().encode(text)),
      end: () => writer?.close(),
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }));
  };
  const last = () => {
    const stream = streams.at(-1);
    if (!stream) throw new Error('No stream was opened.');
    return stream;
  };
  const held = () => streams.filter(({ signal }) => !signal.aborted).length;
  return { streams, fetch: open, last, held };
}
