import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readDrawRecord } from '@mcy/api/boxes/proof/contract';
import type { RequestOf, ResponseOf } from '@mcy/api/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { Refused, type Session, callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { readAll } from '../shop/readAll.ts';

type Attempt = { key: string; request: RequestOf<typeof openMysteryBox> };
export type Opening = ResponseOf<typeof openMysteryBox>['opening'];

/** Opens boxes without pause, and retries the same request when the server dies during it. */
export class Player {
  readonly acknowledged = new Map<string, { attempt: Attempt; opening: Opening }>();
  /** Errors instead of answers: the server's failures, and what fetch throws without a server. */
  readonly failures: unknown[] = [];
  readonly coins: number;
  readonly #session: Session;
  #unanswered: Attempt | null = null;

  static async create(url: string, coins: number): Promise<Player> {
    return new Player(await openAccount(url, coins), coins);
  }

  private constructor(session: Session, coins: number) {
    this.#session = session;
    this.coins = coins;
  }

  /** Opens boxes until the server is gone or the signal aborts. */
  async play(url: string, pools: readonly string[], abort: AbortSignal): Promise<void> {
    while (!abort.aborted) {
      this.#unanswered ??= chooseAttempt(pools);
      if (!(await this.#open(url, this.#unanswered))) return;
      this.#unanswered = null;
    }
  }

  /** Opens boxes until the signal aborts, and retries unanswered requests with the same key. */
  async playOn(url: string, pools: readonly string[], abort: AbortSignal): Promise<void> {
    while (!abort.aborted) {
      this.#unanswered ??= chooseAttempt(pools);
      if (await this.#open(url, this.#unanswered)) this.#unanswered = null;
      else await sleep(20);
    }
  }

  /** Retries, with its key, the request that the server died on. */
  async retry(url: string): Promise<void> {
    if (this.#unanswered !== null && !(await this.#open(url, this.#unanswered))) throw new Error('The server is gone.');
    this.#unanswered = null;
  }

  /** False when no answer came. A refusal, such as a sold-out box, is an answer. */
  async #open(url: string, attempt: Attempt): Promise<boolean> {
    try {
      const { opening } = await callShop(url, openMysteryBox, attempt.request, {
        session: this.#session,
        key: attempt.key,
      });
      this.acknowledged.set(attempt.key, { attempt, opening });
      return true;
    } catch (error) {
      if (error instanceof Refused && error.envelope.code === 422) return true;
      if (error instanceof Refused && error.envelope.code < 500) throw error;
      this.failures.push(error);
      return false;
    }
  }

  /** The answer that a key gets now. */
  async ask({ request, key }: Attempt, url: string): Promise<Opening> {
    return (await callShop(url, openMysteryBox, request, { session: this.#session, key })).opening;
  }

  async readRecord(url: string): Promise<readonly Opening[]> {
    return readAll((cursor) =>
      callShop(
        url,
        readDrawRecord,
        { limit: 50, ...(cursor === undefined ? {} : { cursor }) },
        { session: this.#session },
      ),
    );
  }

  async readBalance(url: string): Promise<number> {
    return (await callShop(url, readWallet, {}, { session: this.#session })).balance;
  }
}

function chooseAttempt(pools: readonly string[]): Attempt {
  const pool_id = pools[Math.floor(Math.random() * pools.length)] ?? '';
  const count = Math.random() < 0.8 ? 1 : 5;
  return { key: randomUUID(), request: { pool_id, count, client_seed: randomUUID() } };
}
