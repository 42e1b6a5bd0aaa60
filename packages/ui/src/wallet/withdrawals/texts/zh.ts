import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    amount: { label: '提现金额', hint: '单次最低 10.000，1 金币 = 1 越南盾。' },
    bank_name: { label: '银行' },
    card_number: { label: '银行账号或卡号' },
    holder_name: { label: '持卡人姓名', hint: '大写拉丁字母，不带声调，与银行记录一致。' },
  },
  withdraw: {
    title: '提现',
    submit: '提交提现申请',
    amount: { label: '提现金额', hint: '单次最低 {{minimum}}，手续费 {{fee}}。1 金币 = 1 越南盾。' },
    all: '全部提现 {{amount}}',
    fee: '手续费',
    payout: '实际到账',
    noPayout: '暂无法计算',
    tooLittle: '余额不足，单次提现最低 {{minimum}} 金币。',
    popularBanks: '常用银行',
    otherBanks: '其他银行',
    typedBank: '列表中没有我的银行',
    typedBankName: '银行名称',
    sent: {
      title: '提现申请已提交',
      body: '{{amount}} 金币已从余额扣除，等待审核。{{payout}} 越南盾将汇入{{bank}}。',
      again: '再次提现',
    },
    list: '提现记录',
    empty: { title: '还没有提现记录', body: '每一笔提现申请及其进度都会显示在这里。' },
    status: { requested: '待审核', approved: '已通过', paid: '已打款', rejected: '已驳回', cancelled: '已取消' },
    account: '{{bank}} •••• {{end}}',
    receives: '到账 {{payout}}，手续费 {{fee}}',
    returned: '{{reason}}金币已退回余额。',
    waiting: '等待管理员审核。审核通过前可随时取消，全额退回。',
    cancel: '取消提现',
    cancelNamed: '取消提现 {{amount}} 金币，{{time}}',
    cancelConfirm: {
      title: '取消提现 {{amount}} 金币？',
      body: '全部 {{amount}} 金币（含手续费）将立即退回余额。',
      keep: '保留申请',
    },
  },
} satisfies Texts<typeof vn>;
