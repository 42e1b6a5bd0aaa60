import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  bindCode: {
    title: '绑定邀请码',
    heading: '是谁邀请你来 MCY 的？',
    lead: '请填写对方的邀请码，每个账号只能绑定一次。',
    until: '可在注册后 30 天内绑定，截止 {{date}}。',
    submit: '绑定',
    done: '邀请码已绑定',
    invitedBy: '你的邀请人',
    boundAt: '{{date}} 绑定',
    settled: '邀请码绑定后不可更改。',
    gift: '绑定邀请码即可获得 5.000 金币优惠券，任意盲盒可用。',
    coupon: '查看我的见面礼优惠券',
    late: {
      title: '绑定已截止',
      body: '邀请码仅可在注册后 30 天内绑定。你仍可用自己的邀请码邀请好友。',
      action: '返回个人资料',
    },
  },
  registered: {
    bound: '已绑定好友的邀请码',
    not_found: '账号已创建，但未找到该邀请码，你可在 30 天内重新绑定。',
  },
  share: {
    invite: '邀请好友',
  },
  fields: {
    invite_code: { label: '邀请码', hint: '填写好友给你的邀请码。' },
  },
} satisfies Texts<typeof vn>;
