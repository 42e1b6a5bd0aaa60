import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    amount: { label: 'Coins to withdraw', hint: 'At least 10.000 at a time. 1 coin = 1 đồng.' },
    bank_name: { label: 'Bank' },
    card_number: { label: 'Account or card number' },
    holder_name: { label: 'Account holder', hint: 'Capital letters without accents, as at your bank.' },
  },
  withdraw: {
    title: 'Withdraw',
    submit: 'Request withdrawal',
    amount: {
      label: 'Coins to withdraw',
      hint: 'At least {{minimum}} at a time, with a fee of {{fee}}. 1 coin = 1 đồng.',
    },
    all: 'All {{amount}}',
    fee: 'Fee',
    payout: 'You get',
    noPayout: 'Not known yet',
    tooLittle: 'Your balance is too low: the minimum withdrawal is {{minimum}} coins.',
    popularBanks: 'Most used',
    otherBanks: 'Other banks',
    typedBank: 'My bank isn’t listed',
    typedBankName: 'Name of your bank',
    sent: {
      title: 'Withdrawal requested',
      body: 'We’ve taken {{amount}} coins from your balance. Once the request is approved, you’ll get {{payout}} đồng at {{bank}}.',
      again: 'Withdraw again',
    },
    list: 'Your withdrawals',
    empty: { title: 'No withdrawals yet', body: 'Your withdrawals are listed here with their status.' },
    status: {
      requested: 'Requested',
      approved: 'Approved',
      paid: 'Paid',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
    },
    account: '{{bank}} •••• {{end}}',
    receives: 'You get {{payout}}, fee {{fee}}',
    returned: '{{reason}} The coins are back in your balance.',
    waiting: 'Waiting for approval. Until then, you can cancel it and get everything back.',
    cancel: 'Cancel withdrawal',
    cancelNamed: 'Cancel withdrawal of {{amount}} coins, {{time}}',
    cancelConfirm: {
      title: 'Cancel the withdrawal of {{amount}} coins?',
      body: 'All {{amount}} coins, including the fee, return to your balance right away.',
      keep: 'Keep it',
    },
  },
} satisfies Texts<typeof vn>;
