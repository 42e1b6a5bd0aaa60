import type { Texts } from '../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    amount: { label: 'Coins to recharge', hint: 'At least 50.000 at a time. 1 coin = 1 đồng.' },
    bank_name: { label: 'Bank' },
    card_number: { label: 'Account or card number' },
    holder_name: { label: 'Account holder', hint: 'Plain capitals without accents, as the bank has it.' },
  },
  balance: 'Balance',
  recharge: {
    title: 'Recharge',
    submit: 'Go to payment',
    how: {
      title: 'How it works',
      choose: 'Choose how many coins, then go to payment.',
      pay: 'Confirm on the payment page.',
      credited: 'Your coins arrive as soon as it is paid.',
    },
  },
  withdraw: {
    title: 'Withdraw',
    submit: 'Request withdrawal',
    amount: {
      label: 'Coins to withdraw',
      hint: 'At least {{minimum}} at a time, for a fee of {{fee}}. 1 coin = 1 đồng.',
    },
    all: 'All {{amount}}',
    fee: 'Fee',
    payout: 'You get',
    noPayout: 'Not known yet',
    tooLittle: 'Your balance is too small: a withdrawal is at least {{minimum}} coins.',
    popularBanks: 'Most used',
    otherBanks: 'Other banks',
    typedBank: 'My bank is not listed',
    typedBankName: 'Name of your bank',
    sent: {
      title: 'Withdrawal requested',
      body: '{{amount}} coins have left your balance and await approval. You will get {{payout}} đồng through {{bank}}.',
      again: 'Withdraw again',
    },
    list: 'Your withdrawals',
    empty: { title: 'No withdrawals yet', body: 'Each one you ask for is listed here with how far it has come.' },
    status: {
      requested: 'Requested',
      approved: 'Approved',
      paid: 'Paid',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
    },
    account: '{{bank}} •••• {{end}}',
    receives: 'You get {{payout}}, fee {{fee}}',
    returned: '{{reason}}. The coins are back in your balance.',
    cancel: 'Cancel withdrawal',
    cancelNamed: 'Cancel withdrawal of {{amount}} coins, {{time}}',
    cancelConfirm: {
      title: 'Cancel the withdrawal of {{amount}} coins?',
      body: 'All {{amount}} coins, the fee included, return to your balance at once.',
      keep: 'Keep it',
    },
  },
  flow: {
    title: 'Balance history',
    month: 'Month',
    everyMonth: 'Every month',
    kind: 'Kind',
    everyKind: 'All',
    kinds: {
      recharge: 'Recharge',
      box_open: 'Box opening',
      withdrawal: 'Withdrawal',
      withdrawal_return: 'Withdrawal returned',
    },
    balanceAfter: 'Balance {{amount}}',
    empty: {
      title: 'Nothing here yet',
      body: 'Every recharge and every box you open is listed here.',
    },
    nothingFound: {
      title: 'Nothing matches',
      body: 'Try another month, or look at every kind.',
      action: 'Clear the filters',
    },
  },
} satisfies Texts<typeof vn>;
