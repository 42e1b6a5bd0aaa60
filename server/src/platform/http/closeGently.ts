import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long a connection without a request stays when the server closes, in ms: its next request may be on the way. */
const linger = 500;

/** For how many turns of the event loop, each of which accepts one connection, a server that closes goes on accepting, at most. */
const mostTurns = 200;

/**
 * Watches a server's connections from its start, and returns how to close it without cutting an answer off. It takes no
 * more connections, answers what has come and what still comes on connections that are open, says in each answer that
 * it was the last, and ends connections that stay without a request. After `patience` ms it cuts off whoever is left,
 * and resolves to how many those were.
 */
export function closeGently(server: Server): (patience: number) => Promise<number> {
  /** With how many bytes had come by the end of the last answer: more of them are the beginning of a request. */
  const connections = new Map<Socket, number>();
  const answers = new Set<ServerResponse>();
  let closing = false;
  let accepted = 0;

  function endWhenIdle(socket: Socket): void {
    // In a busy process the time can be over while a request lies unread: what has come is read before an immediate runs.
    setTimeout(() => setImmediate(() => endIfIdle(socket)), linger);
  }

  function endIfIdle(socket: Socket): void {
    const busy = [...answers].some((answer) => answer.socket === socket);
    if (!busy && socket.bytesRead === connections.get(socket)) socket.destroySoon();
  }

  /** Connections that came while this process was busy wait in the system's queue, which closing would reset. */
  async function acceptWaiting(): Promise<void> {
    for (let turn = 0, before = -1; turn < mostTurns && before !== accepted; turn += 1) {
      before = accepted;
      // The first immediate runs in the turn that is under way, the second after the next has accepted what waits.
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
    // First, while nobody is told to connect again.
    await acceptWaiting();
    closing = true;
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    const closed = once(server, 'close');
    // Not the HTTP server's own: that one ends every connection that is between two requests, one of which may be on its way.
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
