import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    decision: { label: '处理结果' },
    decision_options: {
      replacement: '补寄：新包裹，免运费',
      refund: '按玩具价值以灵魂石赔付',
      return: '退回收藏：玩家已寄回玩具',
      refused: '不通过',
    },
    reason: { label: '给玩家的留言', hint: '不通过时必填。' },
  },
  claim: {
    title: '售后申请',
    filter: '状态',
    list: '申请列表',
    row: '包裹 {{number}}：{{kind}}',
    empty: { title: '没有申请', body: '没有处于该状态的申请。' },
    photos: '照片',
    noPhotos: '没有照片。',
    facts: '{{nickname}}，包裹 {{number}}',
    worth: '赔付金额为 {{worth}} 灵魂石。',
    decide: '处理',
    submit: '保存结果',
    ofTwo: '需要第二人同意：24 小时内你接受的金额超出单人上限。拒绝则不需要。',
    waitsForSecond: '等待第二人同意',
    second: '查看申请',
    sent: '已提交第二人审批。',
    own: '这是你自己的申请，需由其他人员处理。',
    saved: '已保存并通知玩家。',
    decidedBy: '由 {{operator}} 处理。',
  },
} satisfies Texts<typeof vn>;
