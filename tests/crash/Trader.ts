import { randomUUID } from 'node:crypto';
import { addAddress } from '@mcy/api/account/addresses/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { giveToys, listGiftableToys, listGifts } from '@mcy/api/collection/gifts/contract';
import { listParcels, listSendable, sendItems } from '@mcy/api/collection/parcels/contract';
import { buyCoupon, listCouponOffers } from '@mcy/api/coupons/offers/contract';
import { listCoupons } from '@mcy/api/coupons/tickets/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { listWithdrawals, withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { expect } from 'vitest';
import { Refused, type Session, callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { readAll } from '../shop/readAll.ts';

const kinds = ['open', 'withdraw', 'coupon', 'reveal', 'gift', 'open', 'reveal', 'parcel'] as const;
type Kind = (typeof kinds)[number];

/** What an answer says happened. */
interface Effect {
  id: string;
  /** Coins. */
  paid: number;
}

interface Attempt {
  kind: Kind;
  /** Sends the same request under the same key. */
  send: (url: string) => Promise<Effect>;
}

const bank = { bank_name: 'Vietcombank', card_number: '0071000123456', holder_name: 'NGUYEN VAN AN' };
const amount = 20_000;

/**
 * Opens boxes, withdraws, buys coupons, and gives toys away or has them sent, one after the other without pause. Retries
 * what the server died on under its key.
 */
export class Trader {
  readonly acknowledged: { attempt: Attempt; effect: Effect }[] = [];
  readonly #session: Session;
  readonly #coins: number;
  readonly #address_id: string;
  #unanswered: Attempt | null = null;
  #turn = 0;

  static async create(url: string, coins: number): Promise<Trader> {
    const session = await openAccount(url, coins);
    const area = { province_code: '79', ward_code: '26743' };
    const address = { consignee: 'Lan Phương', phone: '0912345678', area, detail: '12 Lê Lợi', position: null };
    const { address_id } = await callShop(url, addAddress, { ...address, is_default: true }, { session });
    return new Trader(session, coins, address_id);
  }

  private constructor(session: Session, coins: number, address_id: string) {
    this.#session = session;
    this.#coins = coins;
    this.#address_id = address_id;
  }

  /** Acts until the server is gone or the signal aborts. */
  async play(url: string, pools: readonly string[], abort: AbortSignal): Promise<void> {
    while (!abort.aborted) {
      try {
        this.#unanswered ??= await this.#next(url, pools);
        if (this.#unanswered) await this.#do(url, this.#unanswered);
      } catch (error) {
        if (error instanceof Refused && error.envelope.code < 500) throw error;
        return;
      }
      this.#unanswered = null;
      this.#turn += 1;
    }
  }

  /** Sends again, under its key, what the server died on. */
  async retry(url: string): Promise<void> {
    if (this.#unanswered) await this.#do(url, this.#unanswered);
    this.#unanswered = null;
  }

  /** A refusal, such as a coupon too many, is an answer that has no effect. */
  async #do(url: string, attempt: Attempt): Promise<void> {
    try {
      this.acknowledged.push({ attempt, effect: await attempt.send(url) });
    } catch (error) {
      if (!(error instanceof Refused) || error.envelope.code !== 422) throw error;
    }
  }

  /** What is done next; null when it lacks something, such as a toy. */
  async #next(url: string, pools: readonly string[]): Promise<Attempt | null> {
    const kind = kinds[this.#turn % kinds.length] ?? 'open';
    const session = this.#session;
    const by = { session, key: randomUUID() };
    switch (kind) {
      case 'open': {
        const pool_id = pools[this.#turn % pools.length] ?? '';
        const request = { pool_id, count: 1, client_seed: randomUUID() } as const;
        return {
          kind,
          send: async (at) => {
            const { opening } = await callShop(at, openMysteryBox, request, by);
            return { id: opening.opening_id, paid: opening.paid };
          },
        };
      }
      case 'reveal': {
        const opening_id = this.#idsOf('open').at(-1);
        if (opening_id === undefined) return null;
        return {
          kind,
          send: async (at) => {
            await callShop(at, revealOpening, { opening_id }, by);
            return { id: opening_id, paid: 0 };
          },
        };
      }
      case 'withdraw':
        return {
          kind,
          send: async (at) => {
            const { withdrawal_id } = await callShop(at, withdraw, { amount, ...bank }, by);
            return { id: withdrawal_id, paid: amount };
          },
        };
      case 'coupon': {
        const { rows } = await callShop(url, listCouponOffers, {}, { session });
        const offer = rows.find(({ price, taken, per_player }) => price > 0 && taken < per_player);
        if (!offer) return null;
        const { issue_id, price } = offer;
        return {
          kind,
          send: async (at) => {
            const { coupon } = await callShop(at, buyCoupon, { issue_id, price }, by);
            return { id: coupon.coupon_id, paid: price };
          },
        };
      }
      case 'gift': {
        const { rows } = await callShop(url, listGiftableToys, {}, { session });
        const toy = rows.find(({ may_gift }) => may_gift);
        if (!toy) return null;
        return {
          kind,
          send: async (at) => {
            const { gift_id } = await callShop(at, giveToys, { item_ids: [toy.item_id] }, by);
            return { id: gift_id, paid: 0 };
          },
        };
      }
      case 'parcel': {
        const { rows } = await callShop(url, listSendable, {}, { session });
        const [toy] = rows;
        if (!toy) return null;
        const request = { item_ids: [toy.item_id], address_id: this.#address_id, total: 30_000 };
        return {
          kind,
          send: async (at) => {
            const { parcels } = await callShop(at, sendItems, request, by);
            return { id: parcels[0]?.parcel_id ?? '', paid: request.total };
          },
        };
      }
      default:
        return kind satisfies never;
    }
  }

  /** Expects everything that was acknowledged once, nothing else, and the coins that it leaves. */
  async expectKept(url: string): Promise<void> {
    const session = this.#session;
    const page = (cursor: string | undefined) => ({ limit: 50, ...(cursor === undefined ? {} : { cursor }) });
    const withdrawals = await readAll((cursor) => callShop(url, listWithdrawals, page(cursor), { session }));
    const coupons = await readAll((cursor) =>
      callShop(url, listCoupons, { state: 'usable', ...page(cursor) }, { session }),
    );
    const gifts = await readAll((cursor) => callShop(url, listGifts, { side: 'given', ...page(cursor) }, { session }));
    const parcels = await readAll((cursor) => callShop(url, listParcels, page(cursor), { session }));
    expect(withdrawals.map(({ withdrawal_id }) => withdrawal_id).toSorted()).toEqual(
      this.#idsOf('withdraw').toSorted(),
    );
    expect(coupons.map(({ coupon_id }) => coupon_id).toSorted()).toEqual(this.#idsOf('coupon').toSorted());
    expect(gifts.map(({ gift_id }) => gift_id).toSorted()).toEqual(this.#idsOf('gift').toSorted());
    expect(parcels.map(({ parcel_id }) => parcel_id).toSorted()).toEqual(this.#idsOf('parcel').toSorted());
    const paid = this.acknowledged.reduce((sum, { effect }) => sum + effect.paid, 0);
    expect((await callShop(url, readWallet, {}, { session })).balance).toBe(this.#coins - paid);
    for (const { attempt, effect } of this.acknowledged.slice(-kinds.length)) {
      expect(await attempt.send(url), `the same key, the same answer: ${attempt.kind}`).toEqual(effect);
    }
  }

  #idsOf(kind: Kind): string[] {
    return this.acknowledged.flatMap(({ attempt, effect }) => (attempt.kind === kind ? [effect.id] : []));
  }
}
