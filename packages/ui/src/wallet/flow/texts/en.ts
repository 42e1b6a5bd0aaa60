import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  held: { balance: 'Balance', stone: 'Soul stones' },
  flow: {
    of: {
      balance: { title: 'Balance history', empty: 'Every recharge and every box you open is listed here.' },
      stone: {
        title: 'Soul stone history',
        empty: 'Stones come from check-ins and from the monthly gift of your level. Each is listed here.',
      },
    },
    checkIn: 'Check in',
    level: 'My level',
    month: 'Month',
    everyMonth: 'Every month',
    kind: 'Kind',
    everyKind: 'All',
    kinds: {
      recharge: 'Recharge',
      box_open: 'Box opening',
      withdrawal: 'Withdrawal',
      withdrawal_return: 'Withdrawal returned',
      level_gift: 'Level gift',
      check_in: 'Check-in',
    },
    balanceAfter: 'Balance {{amount}}',
    empty: 'Nothing here yet',
    nothingFound: {
      title: 'Nothing matches',
      body: 'Try another month, or look at every kind.',
      action: 'Clear the filters',
    },
  },
} satisfies Texts<typeof vn>;
