import type { PGlite } from '@electric-sql/pglite';

/** First bytes of the messages that end a group: Sync, and a query in the simple protocol. */
const sync = 'S'.charCodeAt(0);
const simpleQuery = 'Q'.charCodeAt(0);

/** The embedded engine, given the messages of a statement at once: each call into it costs more than most messages. */
export function sendUntilSync(engine: PGlite): PGlite {
  let messages: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = (message, options) => {
    messages.push(message);
    if (message[0] !== sync && message[0] !== simpleQuery) return Promise.resolve([]);
    const group = Buffer.concat(messages);
    messages = [];
    return engine.execProtocolStream(group, options);
  };
  return new Proxy(engine, {
    get: (target, name): unknown => (name === 'execProtocolStream' ? execProtocolStream : Reflect.get(target, name)),
  });
}
