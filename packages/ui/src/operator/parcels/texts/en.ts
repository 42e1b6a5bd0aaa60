import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    carrier: { label: 'Carrier' },
    tracking_number: { label: 'Tracking number' },
    lines: {
      label: 'Parcels',
      hint: 'One line each: parcel number, carrier, tracking number. You can paste from a spreadsheet.',
    },
    event: { label: 'What the carrier reports' },
    event_options: {
      in_transit: 'In transit',
      out_for_delivery: 'Out for delivery',
      not_delivered: 'Delivery failed',
      delivered: 'Delivered',
    },
    note: { label: 'Note', hint: 'The recipient reads exactly what you write.' },
    reason: { label: 'Reason for canceling', hint: 'The recipient reads exactly what you write.' },
  },
  list: {
    title: 'Parcels',
    filter: 'Parcel status',
    label: 'Parcels',
    to: '{{nickname}} · {{consignee}}, {{province}}',
    shipMany: 'Ship in bulk',
    empty: { title: 'No parcels', body: 'No parcel has this status.' },
  },
  ship: {
    title: 'Ship parcels in bulk',
    submit: 'Ship these parcels',
    done_one: '{{count}} parcel shipped.',
    done_other: '{{count}} parcels shipped.',
    refused: 'Lines that couldn’t be used',
    line: 'Line {{line}}: {{reason}}',
    how: 'One parcel per line, like this',
    example: '100128, Viettel Post, VTP-20981734',
  },
  parcel: {
    title: 'Parcel',
    of: '{{nickname}}',
    pack: 'Start packing',
    packed: 'Packing started.',
    slip: 'Packing slip',
    ship: 'Hand to the carrier',
    shipped: 'Shipped.',
    track: 'Add tracking',
    tracked: 'Tracking added.',
    cancel: 'Cancel the parcel',
    cancelled: 'Canceled. The toys and the fee have been returned.',
    log: 'Log',
    shop: 'Automatic',
    next: 'Next step',
    cancelTitle: 'Cancel this parcel',
  },
  slip: {
    title: 'Packing slip',
    print: 'Print',
    to: 'Recipient',
    items: 'Contents',
    piece: '{{name}}, no. {{serial}}',
  },
} satisfies Texts<typeof vn>;
