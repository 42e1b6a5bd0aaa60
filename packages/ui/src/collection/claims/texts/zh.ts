import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    item_ids: { label: '哪些玩具有问题？' },
    kind: { label: '什么问题？' },
    kind_options: { damaged: '损坏', missing: '缺件' },
    words: { label: '详细说明', hint: '哪里损坏，收到时外包装是什么样子。' },
    photos: { label: '照片', hint: '请拍清损坏处和包裹外观，最多 9 张。' },
  },
  claim: {
    title: '反馈损坏或缺件',
    submit: '提交给商店',
    sent: '已收到，我们会尽快回复。',
    notes: '我们会逐一核实，然后补寄、以灵魂石赔付，或让玩具回到你的收藏。',
    nothingLeft: {
      title: '没有可反馈的玩具了',
      body: '这个包裹里的玩具都已反馈，结果显示在包裹页面。',
      action: '查看包裹',
    },
  },
  claims: '已反馈',
  state: { submitted: '审核中', accepted: '已通过', refused: '未通过' },
  kind: { damaged: '损坏', missing: '缺件' },
  outcome: {
    replacement: '商店会免费补寄一个新包裹。',
    refund: '已赔付 {{stones}} 灵魂石。',
    return: '玩具已回到你的收藏。',
  },
  seeReplacement: '查看补寄的包裹',
  reason: '商店回复：{{reason}}',
  photo: '照片 {{place}}',
} satisfies Texts<typeof vn>;
