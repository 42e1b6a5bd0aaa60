import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  address: {
    title: 'Address book',
    lead: 'Where your prizes and orders are delivered.',
    add: 'Add address',
    addTitle: 'Add address',
    addSubmit: 'Save address',
    added: 'Address added',
    edit: 'Edit',
    editNamed: 'Edit the address of {{consignee}}',
    editTitle: 'Edit address',
    editSubmit: 'Save changes',
    edited: 'Address saved',
    default: 'Default',
    makeDefault: 'Make default',
    makeDefaultNamed: 'Make default: the address of {{consignee}}',
    madeDefault: 'Default address changed',
    remove: 'Delete',
    removeNamed: 'Delete the address of {{consignee}}',
    removeConfirm: {
      title: 'Delete this address?',
      body: '{{consignee}}, {{place}}. Orders already placed still go there.',
    },
    removed: 'Address deleted',
    openMap: 'Show on map',
    openMapNamed: 'Show on map: the address of {{consignee}}',
    full: 'Your address book is full ({{most}} addresses). Delete one to add another.',
    empty: {
      title: 'No address yet',
      body: 'Add an address once, then pick it with a tap.',
    },
    notes: {
      title: 'Delivery tips',
      area: 'Wards were merged and renamed in July 2025. Not sure? Type a few letters, with or without accents.',
      phone: 'The courier calls before delivery, so enter a number you can answer.',
      time: 'Delivery takes 7–15 working days and is free for 3 or more items.',
    },
    pinAt: 'Pinned at {{latitude}}, {{longitude}}',
    putPin: 'Set pin on map',
    movePin: 'Move pin',
    removePin: 'Remove pin',
  },
  fields: {
    consignee: { label: 'Recipient', hint: 'The person who signs for the parcel.' },
    phone: { label: 'Mobile number', hint: 'A Vietnamese number. The courier calls it before delivery.' },
    area: { label: 'Area' },
    detail: { label: 'Street address', hint: 'House number, street, building, floor.' },
    position: { label: 'Location on map', hint: 'Helps the courier find you.' },
    is_default: { label: 'Make default', hint: 'Selected automatically when you request delivery.' },
  },
} satisfies Texts<typeof vn>;
