import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    decision: {
      label: '决定',
    },
    decision_options: {
      agree: '同意，立即执行',
      decline: '拒绝',
    },
    answer: {
      label: '给申请人的留言',
      hint: '拒绝时必填。',
    },
  },
  title: '需第二人同意',
  detail: '申请',
  filter: '申请状态',
  list: '申请列表',
  states: {
    waiting: '等待中',
    agreed: '已同意',
    declined: '已拒绝',
    taken_back: '已撤回',
    dropped: '已无需处理',
    expired: '已过期',
  },
  by: '{{name}} 申请',
  byYou: '你申请',
  empty: {
    title: '暂无申请',
    body: '需要两人同意的事项会显示在这里。',
    action: '查看等待中的申请',
  },
  changes: '变更内容',
  was: '原来',
  willBe: '变更后',
  facts: {
    reason: '申请原因',
    asked: '申请时间',
    askedBy: '申请人',
    expires: '过期时间',
    decided: '结束时间',
    decidedBy: '决定人',
    answer: '留言',
  },
  decide: '你的决定',
  submit: '提交决定',
  saved: '决定已记录',
  barred: {
    asked: '你是申请人，需由另一位有权限的人员决定。',
    concerned: '该申请与你本人有关，由其他人员决定。',
  },
  takeBack: '撤回申请',
  takeBackTitle: '撤回此申请？',
  takeBackBody: '不会有任何变更，你可以之后再申请。',
  keep: '保留申请',
  takenBack: '申请已撤回',
} satisfies Texts<typeof vn>;
