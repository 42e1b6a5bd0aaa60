import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Really in stock',
  promise: 'Every prize in the box is a real toy that we counted and set aside before the box went on sale.',
  kept: 'Every prize has its toy in stock',
  gone: 'The box is sold out, and its toys belong to players',
  restocking: 'We’re restocking, so fewer draws are available for now',
  figures: { left: 'Prizes left in the box', held: 'Toys held for it', covered: 'Draws sure to be in stock' },
  prizes: {
    title: 'Prize by prize',
    tier: 'Tier {{tier}}',
    lastTier: 'Last prize',
    left: 'Left in the box',
    held: 'Held',
    reserve: 'Held for the box',
    onHand: '{{units}} in the warehouse in total',
  },
  how: {
    title: 'Why you can trust it',
    sale: 'A box goes on sale only when the warehouse holds a toy for each prize. If one is missing, the system refuses.',
    draw: 'When you draw a prize, the toy held for the box becomes the toy held for you. Nobody else can get it.',
    infinite:
      'When fully stocked, an infinite box holds at least 50 of each toy. We don’t sell a draw unless its prize is sure to be in stock.',
    parcel: 'A toy leaves the warehouse when we ship it to you. One that you decompose goes back to stock.',
  },
  open: 'See this box',
} satisfies Texts<typeof vn>;
