import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  statements: {
    title: 'Monthly statements',
    intro: 'Each month that’s over has a PDF statement. It’s made from the ledger and never changes.',
    currency: 'Currency',
    tab: { balance: 'Coins', stone: 'Stones', diamond: 'Diamonds' },
    list: 'Months',
    opening: 'Opening',
    closing: 'Closing',
    soFar: 'So far',
    running: 'In progress',
    lines: 'See transactions',
    linesOf: 'See transactions of {{month}}',
    download: 'Download PDF',
    downloadOf: 'Download PDF of {{month}}',
    empty: {
      title: 'No statements yet',
      body: 'Statements start with your first transaction.',
      action: 'Top up',
    },
  },
} satisfies Texts<typeof vn>;
