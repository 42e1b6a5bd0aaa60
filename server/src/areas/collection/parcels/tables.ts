import type { ParcelActor, ParcelEvent, ParcelStage, ParcelState } from '@mcy/api/collection/parcels/words';
import type { ShippingClass } from '@mcy/api/collection/items/words';
import type { GeneratedAlways } from 'kysely';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** What was paid at once, for one or several parcels. */
    shipping_order: {
      order_id: string;
      user_id: string;
      fee: number;
      created_at: Date;
    };
    parcel: {
      parcel_id: string;
      number: GeneratedAlways<number>;
      /** Null for a replacement. */
      order_id: string | null;
      user_id: string;
      state: ParcelState;
      stage: GeneratedAlways<ParcelStage>;
      shipping_class: ShippingClass;
      pieces: number;
      fee: number;
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
      /** When it counts as received by itself; null unless it is on its way. */
      closes_at: Date | null;
      received_at: Date | null;
    };
    /** What was put into a parcel, also into one that was canceled. */
    parcel_item: {
      parcel_id: string;
      position: number;
      item_id: string;
    };
    /** A parcel's timeline; never changed. */
    parcel_event: {
      event_id: GeneratedAlways<number>;
      parcel_id: string;
      event: ParcelEvent;
      actor: ParcelActor;
      actor_id: string | null;
      note: string | null;
      happened_at: Date;
    };
  }
}
