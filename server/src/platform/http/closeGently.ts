import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long an idle connection stays open while the server closes, in ms: its next request may be on the way. */
const linger = 500;

/** Maximum turns of the event loop, each accepting one connection, for which a closing server keeps accepting. */
const mostTurns = 200;

/**
 * Tracks a server's connections from the start, and returns a function that closes it without cutting an answer off. It stops accepting
 * connections, answers what has arrived and what still arrives on open ones, marks each answer as the last, and ends idle connections.
 * After `patience` ms it cuts off the rest, and resolves to their number.
 */
export function closeGently(server: Server): (patience: number) => Promise<number> {
  /** Bytes received by the end of the last answer: any more are the start of a request. */
  const connections = new Map<Socket, number>();
  const answers = new Set<ServerResponse>();
  let closing = false;
  let accepted = 0;

  function endWhenIdle(socket: Socket): void {
    // In a busy process the timer can fire before an arrived request is read; reading happens before an immediate runs.
    setTimeout(() => setImmediate(() => endIfIdle(socket)), linger);
  }

  function endIfIdle(socket: Socket): void {
    const busy = [...answers].some((answer) => answer.socket === socket);
    if (!busy && socket.bytesRead === connections.get(socket)) socket.destroySoon();
  }

  /** Connections that arrived while this process was busy wait in the system's queue; closing would reset them. */
  async function acceptWaiting(): Promise<void> {
    for (let turn = 0, before = -1; turn < mostTurns && before !== accepted; turn += 1) {
      before = accepted;
      // The first immediate runs in the current turn, the second after the next turn has accepted what waits.
      await new Promise((resolve) => {
        setImmediate(() => setImmediate(resolve));
      });
    }
  }

  server.on('connection', (socket) => {
    accepted += 1;
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
    if (closing) endWhenIdle(socket);
  });
  server.on('request', ({ socket }, answer) => {
    answers.add(answer);
    if (closing) answer.setHeader('Connection', 'close');
    answer.once('close', () => {
      answers.delete(answer);
      if (!connections.has(socket)) return;
      connections.set(socket, socket.bytesRead);
      if (closing) endWhenIdle(socket);
    });
  });

  return async (patience) => {
    // Before any answer asks a client to reconnect.
    await acceptWaiting();
    closing = true;
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    const closed = once(server, 'close');
    // Not `closeIdleConnections`: it ends every connection between two requests, even with a request on its way.
    NetServer.prototype.close.call(server);
    for (const socket of connections.keys()) endWhenIdle(socket);
    let cut = 0;
    const timer = setTimeout(() => {
      cut = connections.size;
      for (const socket of connections.keys()) socket.destroy();
    }, patience);
    await closed;
    clearTimeout(timer);
    return cut;
  };
}
