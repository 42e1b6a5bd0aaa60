import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  held: { balance: 'Balance', stone: 'Soul stones' },
  flow: {
    of: {
      balance: { title: 'Balance history', empty: 'Every top-up and every box you open is listed here.' },
      stone: {
        title: 'Soul stone history',
        empty: 'You earn stones by checking in and with your level’s monthly gift. They’re all listed here.',
      },
    },
    checkIn: 'Check in',
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
