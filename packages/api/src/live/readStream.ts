import * as z from 'zod/mini';
import { envelopeCode } from '../contract/envelope.ts';
import { type ServerEvent, createEventParser } from './createEventParser.ts';

/** How long a stream may be silent, in ms. The server says something every 20 s. */
const silence = 60_000;

const refusalSchema = z.object({ code: z.int() });

/** How a stream ended: the server has none, has none for this session, or it broke off and can be opened again. */
export type StreamEnd = 'absent' | 'refused' | 'lost';

interface StreamOptions {
  url: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  fetch: typeof fetch;
  onEvent: (event: ServerEvent) => void;
  /** Something came, even if it was not an event. */
  onSound: () => void;
}

/** Holds one stream of server-sent events until it ends. By fetch, because an `EventSource` sends no headers. */
export async function readStream({
  url,
  headers,
  signal,
  fetch: ask,
  onEvent,
  onSound,
}: StreamOptions): Promise<StreamEnd> {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function waitOn(): void {
    clearTimeout(timer);
    // After the device slept, a connection may be dead without either end knowing.
    timer = setTimeout(() => silent.abort(), silence);
  }
  waitOn();
  try {
    const answer = await ask(url, { headers, cache: 'no-store', signal: AbortSignal.any([signal, silent.signal]) });
    if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) return await endOf(answer);
    const reader = answer.body?.getReader();
    const decoder = new TextDecoder();
    const parse = createEventParser(onEvent);
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) return 'lost';
      waitOn();
      onSound();
      parse(decoder.decode(piece.value, { stream: true }));
    }
  } catch {
    return 'lost';
  } finally {
    clearTimeout(timer);
  }
}

/** Why there is no stream in an answer, by its status or its envelope. */
async function endOf(answer: Response): Promise<StreamEnd> {
  const refusal = refusalSchema.safeParse(await answer.json().catch(() => null));
  const code = refusal.data?.code ?? answer.status;
  if (code === envelopeCode.signInRequired) return 'refused';
  return code === envelopeCode.notFound || code === 501 ? 'absent' : 'lost';
}
