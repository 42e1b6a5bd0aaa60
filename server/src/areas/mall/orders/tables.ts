import type { Locale, Translated } from '@mcy/api/contract';
import type {
  OrderActor,
  OrderEvent,
  OrderMethod,
  OrderStage,
  OrderState,
  RefundState,
} from '@mcy/api/mall/orders/words';
import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';

/** A line of an order, as it is read. */
export type StoredLine = Selectable<Tables['mall_order_line']>;

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** The latest invoice of an order in a language. */
    mall_invoice: {
      order_id: string;
      locale: Locale;
      /** The last event of the order that it shows. */
      event_id: number;
      pdf: Buffer;
    };
    mall_order: {
      order_id: string;
      number: GeneratedAlways<number>;
      user_id: string;
      state: OrderState;
      stage: GeneratedAlways<Exclude<OrderStage, 'all'>>;
      method: OrderMethod;
      goods: number;
      shipping: number;
      coupon: number;
      coupon_id: string | null;
      total: number;
      deposit: number;
      /** Coins that its buyer paid. */
      paid: Generated<number>;
      /** Cash that the carrier collected, in đồng: the total, once it is delivered. */
      cash: Generated<number>;
      /** When the carrier had collected it; null until then, and without cash on delivery. */
      cash_at: Date | null;
      /** Coins that went back. */
      returned: Generated<number>;
      consignee: string;
      phone: string;
      province_code: string;
      province_name: string;
      ward_code: string;
      ward_name: string;
      detail: string;
      carrier: string | null;
      tracking_number: string | null;
      created_at: Date;
      changed_at: Date;
      /** The window of a pre-sale. */
      pays_from: Date | null;
      pays_until: Date | null;
      /** By when the next payment is due; null when none is. */
      pay_before: Date | null;
      /** When it counts as received by itself; null unless it is on its way. */
      closes_at: Date | null;
      received_at: Date | null;
      /** The state in which a refund was asked for; null unless one is open. */
      back_to: OrderState | null;
      /** How often its buyer was reminded of the final payment: when its window opened, and before it ends. */
      reminders: Generated<number>;
    };
    /** What was ordered, as it was then; never changed. */
    mall_order_line: {
      order_id: string;
      position: number;
      variant_id: string;
      product_id: string;
      name: JSONColumnType<Translated>;
      variant_name: JSONColumnType<Translated>;
      image: string;
      price: number;
      count: number;
    };
    /** An order's timeline; never changed. */
    mall_order_event: {
      event_id: GeneratedAlways<number>;
      order_id: string;
      event: OrderEvent;
      actor: OrderActor;
      actor_id: string | null;
      note: string | null;
      /** Coins that moved; null when none did. */
      amount: number | null;
      happened_at: Date;
    };
    /** What a buyer shows with it; never changed. */
    mall_refund_photo: { refund_id: string; position: number; file_id: string };
    /** Money that buyers asked back; one at a time is open for an order. */
    mall_refund: {
      refund_id: string;
      order_id: string;
      state: RefundState;
      amount: number;
      reason: string;
      approved: number | null;
      answer: string | null;
      decided_by: string | null;
      requested_at: Date;
      decided_at: Date | null;
    };
  }
}
