import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Really in stock',
  promise: 'Every prize in the box is a real toy that we counted and set aside before the box went on sale.',
  kept: 'Every prize has its toy waiting',
  gone: 'The box is sold out, and its toys belong to players',
  restocking: 'We’re restocking, so the box sells fewer draws for now',
  figures: { left: 'Prizes left in the box', held: 'Toys held for it', covered: 'Draws sure to be in stock' },
  prizes: {
    title: 'Prize by prize',
    tier: 'Tier {{tier}}',
    lastTier: 'Last ticket',
    left: 'Left in the box',
    held: 'Held',
    reserve: 'Held for the box',
    onHand: '{{units}} in the store room altogether',
  },
  how: {
    title: 'Why you can trust it',
    sale: 'A box goes on sale only when the store room holds a toy for each prize. If one is missing, the system refuses.',
    draw: 'When you draw a prize, the toy held for the box becomes the toy held for you. Nobody else can get it.',
    infinite:
      'With a full reserve, an endless box holds at least 50 of each toy. We don’t sell a draw that might find none.',
    parcel: 'A toy leaves the store room when we ship it to you. One that you decompose goes back to stock.',
  },
  open: 'See this box',
} satisfies Texts<typeof vn>;
