import * as z from 'zod/mini';
import { randomKey } from '../client/randomKey.ts';
import { answersKept } from '../contract/answersKept.ts';

/** An order that a reload interrupted is simply made again until this old, in ms; an older one is only asked about. */
const resumable = 600_000;

/** How long the shop can be asked, in ms: less than it keeps answers, because the device's clock may be wrong. */
const askable = answersKept - 86_400_000;

/** The device's storage: it outlives the tab, and its other tabs see it. */
export type OrderStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const orderSchema = z.object({
  key: z.string(),
  /** The request, as sent: the key belongs to its exact text. */
  body: z.string(),
  placed_at: z.number(),
  /** Whether the player was told that no answer came: nothing is paid for any more unless they press again. */
  told: z.boolean(),
});

/** A request that pays, under its Idempotency-Key, while nobody knows how it ended. */
export type Order = z.infer<typeof orderSchema>;

/** Orders without an answer. `actor` is the user and the call. */
export interface Orders {
  /** The order with this body: the one that has no answer yet, or a new one. `told`: it is only asked about. */
  place: (actor: string, body: string, told: boolean) => Order;
  /** No answer came, and the player knows. */
  tell: (actor: string, order: Order) => void;
  /** The server has decided: the same request is a new order. */
  settle: (actor: string, order: Order) => void;
  /** Those without an answer, oldest first. `resumes`: it may simply be made again, because the player still waits for it. */
  unanswered: (actor: string) => readonly (Order & { resumes: boolean })[];
}

/** Keeps orders until their outcome is known, on this page and in the device's storage, if it can be written. */
export function createOrders(storage: () => OrderStorage): Orders {
  const placed = new Map<string, Order>();

  function keep(actor: string, order: Order): void {
    placed.set(nameOf(actor, order), order);
    try {
      storage().setItem(nameOf(actor, order), JSON.stringify(order));
    } catch {
      // Full, or forbidden: until a reload the page remembers.
    }
  }

  function forget(actor: string, order: Order): void {
    placed.delete(nameOf(actor, order));
    try {
      storage().removeItem(nameOf(actor, order));
    } catch {
      // It could not be written either.
    }
  }

  function stored(actor: string): Map<string, Order> {
    const found = new Map<string, Order>();
    try {
      const kept = storage();
      const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
      for (const name of names.filter((candidate) => candidate.startsWith(nameOf(actor, { key: '' })))) {
        const order = readOrder(kept.getItem(name));
        if (order) found.set(name, order);
        else kept.removeItem(name);
      }
    } catch {
      // As in `keep`.
    }
    return found;
  }

  function all(actor: string): readonly Order[] {
    // What another tab settles meanwhile stays known here: its key still leads to its answer.
    for (const [name, order] of stored(actor)) if (!placed.has(name)) placed.set(name, order);
    const orders = [...placed].flatMap(([name, order]) => (name.startsWith(nameOf(actor, { key: '' })) ? [order] : []));
    for (const order of orders) if (age(order) >= askable) forget(actor, order);
    return orders.filter((order) => age(order) < askable).toSorted((one, other) => one.placed_at - other.placed_at);
  }

  return {
    place(actor, body, told) {
      const order = all(actor).find((known) => known.body === body);
      const again = { ...(order ?? { key: randomKey(), body, placed_at: Date.now() }), told };
      keep(actor, again);
      return again;
    },
    tell: (actor, order) => keep(actor, { ...order, told: true }),
    settle: forget,
    unanswered: (actor) => all(actor).map((order) => ({ ...order, resumes: !order.told && age(order) < resumable })),
  };
}

function nameOf(actor: string, { key }: Pick<Order, 'key'>): string {
  return `order ${actor} ${key}`;
}

function age({ placed_at }: Order): number {
  return Date.now() - placed_at;
}

function readOrder(text: string | null): Order | null {
  try {
    return orderSchema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
