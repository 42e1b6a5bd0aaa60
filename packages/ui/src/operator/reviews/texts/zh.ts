import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    reason: { label: '隐藏原因', hint: '评价人可以看到该原因。' },
    answer: { label: '商家回复', hint: '所有人都可以看到该回复。' },
  },
  review: {
    title: '评价',
    one: '评价详情',
    filter: '筛选评价',
    view: {
      all: '全部',
      low: '1–2 星',
      with_photos: '有图',
      unanswered: '未回复',
      hidden: '已隐藏',
    },
    list: '评价列表',
    starsAlone: '未填写评价内容。',
    given: '{{stars}} 星，满分 5 星',
    hidden: '已隐藏',
    answered: '已回复',
    empty: { title: '没有评价', text: '该分类下没有评价。' },
    facts: '{{nickname}}，订单 {{number}}',
    variant: '规格：{{name}}',
    changed: '评价人于 {{time}} 修改。',
    photo: '图片 {{place}}',
    reason: '隐藏原因：{{reason}}',
    answer: '商家回复',
    product: '查看商品',
    own: '这是你自己的评价，请由他人处理。',
  },
  answer: {
    title: '公开回复',
    lead: '发送后会立即通知评价人。',
    submit: '发送回复',
    replace: '替换回复',
    sent: '已回复并通知评价人。',
  },
  hide: {
    title: '隐藏评价',
    lead: '仅在含个人信息、辱骂或广告时隐藏。批评商品不是隐藏的理由。',
    submit: '隐藏评价',
    sent: '已隐藏并通知评价人。',
  },
  show: {
    title: '该评价已被隐藏',
    action: '恢复显示',
    sent: '评价已恢复显示。',
  },
  log: {
    title: '操作记录',
    review_hide: '隐藏',
    review_show: '恢复显示',
    review_answer: '回复',
    by: '{{operator}}，{{time}}',
  },
} satisfies Texts<typeof vn>;
