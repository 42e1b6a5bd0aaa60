import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** How to ask a server for a draw. */
export interface Target {
  url: string;
  path: string;
  /** Headers of each player. */
  players: readonly Readonly<Record<string, string>>[];
  pool_ids: readonly string[];
}

export interface Load {
  clients: number;
  /** For how long, in ms. */
  duration: number;
}

/** Draws with a number of clients, each over its own connection and without pause. Returns how long each draw took, in ms. */
export async function drive({ url, path, players, pool_ids }: Target, { clients, duration }: Load): Promise<number[]> {
  const took: number[] = [];
  const until = performance.now() + duration;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      // Nobody is two clients at once.
      for (let turn = client; performance.now() < until; turn += clients) {
        const pool_id = pool_ids[turn % pool_ids.length] ?? '';
        const body = JSON.stringify({ pool_id, count: 1, client_seed: `bench-${turn}` });
        const start = performance.now();
        await post(`${url}${path}`, agent, players[turn % players.length] ?? {}, body);
        took.push(performance.now() - start);
      }
      agent.destroy();
    }),
  );
  return took;
}

/** Throws for anything but a draw. */
function post(url: string, agent: Agent, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method: 'POST',
      agent,
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Idempotency-Key': randomUUID(),
      },
    });
    asked.once('error', reject);
    asked.once('response', (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += data.toString()));
      response.on('end', () => (text.startsWith('{"code":200') ? resolve() : reject(new Error(text))));
    });
    asked.end(body);
  });
}
