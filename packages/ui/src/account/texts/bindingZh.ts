import type { Texts } from '../../i18n/Texts.ts';
import type { bindingVn } from './bindingVn.ts';

export const bindingZh = {
  bindName: {
    email: {
      bind: '绑定邮箱',
      change: '更换邮箱',
      label: '新邮箱',
      none: '未绑定邮箱',
      done: '邮箱已绑定',
      unavailable: '暂时无法发送邮件验证码',
    },
    mobile: {
      bind: '绑定手机号',
      change: '更换手机号',
      label: '新手机号',
      none: '未绑定手机号',
      done: '手机号已绑定',
      unavailable: '暂时无法发送短信验证码',
    },
    current: '当前：{{name}}',
    submit: '确认绑定',
    passwordHint: '用于确认是您本人操作。',
    notes: '温馨提示',
    either: '绑定后，邮箱和手机号均可用于登录和重置密码。',
    replaced: '新的立即生效，旧的将无法再登录。',
    hidden: '其他玩家看不到您的邮箱和手机号。',
    later: '请稍后再试，或联系客服。',
    back: '返回设置',
  },
  bindCode: {
    title: '绑定邀请码',
    heading: '是谁邀请您来 MCY 的？',
    lead: '请填写对方的邀请码，每个账号只能绑定一次。',
    until: '可在注册后30天内绑定，截止 {{date}}。',
    submit: '绑定',
    done: '邀请码已绑定',
    invitedBy: '您的邀请人',
    boundAt: '{{date}} 绑定',
    settled: '邀请码绑定后不可更改。',
    late: {
      title: '绑定已截止',
      body: '邀请码仅可在注册后30天内绑定。您仍可用自己的邀请码邀请好友。',
      action: '返回个人资料',
    },
  },
  registered: {
    bound: '已绑定好友的邀请码',
    not_found: '账号已创建，但未找到该邀请码，您可在30天内重新绑定。',
  },
  share: {
    invite: '邀请好友',
  },
} satisfies Texts<typeof bindingVn>;
