import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    decision: { label: '审核结果' },
    decision_options: {
      successful: '通过：确为证件持有人',
      failed: '不符：不是证件持有人',
      rejected: '拒绝：需重新填写',
    },
    reason: { label: '拒绝原因' },
    reason_options: {
      unreadable: '证件照片无法辨认',
      mismatch: '信息与证件不符',
      expired: '证件已过期',
      face: '人脸不清晰或不相符',
      other: '其他原因（请在下方说明）',
    },
    note: { label: '给用户的说明', hint: '用户会看到原文。' },
  },
  identity: {
    title: '实名审核',
    states: { under_review: '待审核', successful: '已通过', failed: '不符', rejected: '已拒绝' },
    filter: '申请状态',
    list: '认证申请',
    by: '{{nickname}} · {{kind}}',
    empty: { title: '没有申请', body: '新的申请会按提交顺序显示在这里。', action: '查看待审核' },
    detail: '认证申请',
    kinds: { citizen_card: '越南公民身份证', passport: '护照', chinese_id: '中国居民身份证' },
    facts: {
      name: '姓名',
      account: '账号',
      document: '证件',
      number: '号码',
      birthday: '出生日期',
      accountBirthday: '账号的出生日期',
      submitted: '提交时间',
      reviewed: '处理时间',
      reviewer: '处理人',
      reason: '原因',
    },
    numberEnd: '…{{end}}',
    birthdayDiffers: '申请中的出生日期与账号不同。',
    photos: '提交的照片',
    sides: { front: '正面', back: '背面', face: '人脸' },
    noPhotos: '照片已在处理后删除。',
    decide: '审核结论',
    submit: '保存结果',
    saved: '已保存并通知用户',
  },
} satisfies Texts<typeof vn>;
