import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  held: { balance: 'Balance', stone: 'Soul stones', diamond: 'Diamonds' },
  flow: {
    of: {
      balance: { title: 'Balance history', empty: 'Every top-up and every box you open is listed here.' },
      stone: {
        title: 'Soul stone history',
        empty: 'You earn stones by checking in and with your level’s monthly gift. They’re all listed here.',
      },
      diamond: {
        title: 'Diamond history',
        empty: 'Top up 500.000 coins or more and get 1% back in diamonds. Each one pays 100 coins of a box.',
      },
    },
    title: 'Transaction history',
    currency: 'Currency',
    tab: { balance: 'Coins', stone: 'Stones', diamond: 'Diamonds' },
    only: { in: 'Money in', out: 'Money out' },
    cameIn: 'In',
    wentOut: 'Out',
    statements: 'Monthly statements',
    export: 'Download as CSV',
    checkIn: 'Check in',
    boxes: 'Open a box',
    level: 'My level',
    month: 'Month',
    everyMonth: 'All months',
    kind: 'Type',
    everyKind: 'All',
    balanceAfter: 'Balance {{amount}}',
    empty: 'Nothing here yet',
    nothingFound: {
      title: 'No results',
      body: 'Try another month or type.',
      action: 'Clear the filters',
    },
  },
} satisfies Texts<typeof vn>;
