import { Agent, request } from 'node:http';

/** A request of the bench. */
export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface Load {
  clients: number;
  /** For how long, in ms. */
  duration: number;
}

/**
 * Asks the processes of a server with a number of clients, each over its own connection to one of them and without pause. `requestOf`
 * makes the requests; the turns of two clients never are the same at once. Returns how long each answer took, in ms.
 */
export async function drive(
  urls: readonly string[],
  requestOf: (turn: number) => Asked,
  { clients, duration }: Load,
): Promise<number[]> {
  const took: number[] = [];
  const until = performance.now() + duration;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const url = urls[client % urls.length] ?? '';
      for (let turn = client; performance.now() < until; turn += clients) {
        const start = performance.now();
        await ask(url, agent, requestOf(turn));
        took.push(performance.now() - start);
      }
      agent.destroy();
    }),
  );
  return took;
}

/** Throws for anything but success. */
function ask(url: string, agent: Agent, { method, path, headers, body }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const written = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const asked = request(`${url}${path}`, { method, agent, headers: { ...headers, ...written } });
    asked.once('error', reject);
    asked.once('response', (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += data.toString()));
      response.on('end', () => (text.startsWith('{"code":200') ? resolve() : reject(new Error(text))));
    });
    asked.end(body);
  });
}
