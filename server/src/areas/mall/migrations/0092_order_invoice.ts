import { type Kysely, sql } from 'kysely';

/** The latest invoice of an order in a language, as it was drawn; it is drawn again once the order has moved on. */
export const orderInvoice = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table mall_invoice (
        order_id uuid not null references mall_order,
        locale text not null check (locale in ('vn', 'zh', 'en')),
        -- The last event of the order that it shows.
        event_id bigint not null,
        pdf bytea not null,
        primary key (order_id, locale)
      )
    `.execute(db);
  },
};
