import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import type { Session } from '../shop/callShop.ts';

/** A client that keeps one connection open, calls over it without pause, and records the outcome of each call. */
export class Caller {
  answered = 0;
  /** When the last answer was complete, by `performance.now()`. */
  answeredAt = 0;
  /** Calls whose connection broke before the answer was complete. A call the server never accepted does not count. */
  readonly cut: string[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;
  readonly #session: Session;
  readonly #pools: readonly string[];

  constructor(url: string, session: Session, pools: readonly string[]) {
    this.#url = url;
    this.#session = session;
    this.#pools = pools;
  }

  /** Calls until the server accepts no more connections. */
  async callOn(): Promise<void> {
    while (await this.call()) this.answered += 1;
    this.#agent.destroy();
  }

  /** Makes one call, the second half of its body `delay` ms after the first; false when the server did not accept it. */
  async call(delay = 0): Promise<boolean> {
    const reads = delay === 0 && Math.random() < 0.5;
    const asked = reads ? this.#send('GET', listPools.path) : this.#send('POST', openMysteryBox.path);
    const answer = readAnswer(asked);
    if (!reads) {
      const pool_id = this.#pools[Math.floor(Math.random() * this.#pools.length)] ?? '';
      const body = JSON.stringify({ pool_id, count: 1, client_seed: randomUUID() });
      if (delay > 0) {
        asked.write(body.slice(0, 10));
        await new Promise((resolve) => {
          setTimeout(resolve, delay);
        });
        asked.end(body.slice(10));
      } else {
        asked.end(body);
      }
    } else {
      asked.end();
    }
    const outcome = await answer;
    if (outcome === 'answered') this.answeredAt = performance.now();
    else if (outcome !== 'refused') this.cut.push(outcome);
    return outcome === 'answered';
  }

  #send(method: 'GET' | 'POST', path: string): ClientRequest {
    const { token, pwdVersion } = this.#session;
    return request(`${this.#url}${path}?lang=en`, {
      method,
      agent: this.#agent,
      headers: {
        token,
        pwdVersion: String(pwdVersion),
        ...(method === 'POST' && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
      },
    });
  }
}

/** `answered`, `refused` when no connection was possible, or how the connection broke. */
function readAnswer(asked: ClientRequest): Promise<string> {
  return new Promise((resolve) => {
    asked.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : `${error.code} ${error.message}`);
    });
    asked.once('response', (response: IncomingMessage) => {
      response.on('error', (error) => resolve(`in mid-answer: ${error.message}`));
      response.on('end', () => resolve(response.complete ? 'answered' : 'in mid-answer'));
      response.resume();
    });
  });
}
