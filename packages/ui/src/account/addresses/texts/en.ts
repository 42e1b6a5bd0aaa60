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
    full: 'Your address book is full with {{most}} addresses. Delete one to add another.',
    empty: {
      title: 'No address yet',
      body: 'Add where to deliver once; from then on a tap is enough.',
    },
    notes: {
      title: 'So that it arrives',
      area: 'Wards go by their names since July 2025. Not sure? Type a few letters, accents or not.',
      phone: 'The courier calls first: give the number you carry with you.',
      time: 'Delivery takes 7–15 working days, and is free from 3 items on.',
    },
    pinAt: 'Pinned at {{latitude}}, {{longitude}}',
    putPin: 'Pin on the map',
    movePin: 'Move pin',
    removePin: 'Remove pin',
  },
  fields: {
    consignee: { label: 'Recipient', hint: 'Name of who signs for the parcel.' },
    phone: { label: 'Mobile number', hint: 'A Vietnamese number; the courier calls it first.' },
    area: { label: 'Area' },
    detail: { label: 'Street address', hint: 'House number, street, building, floor.' },
    position: { label: 'Place on the map', hint: 'Helps the courier find you.' },
    is_default: { label: 'Make default', hint: 'Chosen for you whenever you ask for delivery.' },
  },
} satisfies Texts<typeof vn>;
