import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
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
    passwordHint: '用于确认是你本人操作。',
    notes: '温馨提示',
    either: '绑定后，邮箱和手机号均可用于登录和重置密码。',
    replaced: '新的绑定立即生效，旧的将不能再用于登录。',
    hidden: '其他玩家看不到你的邮箱和手机号。',
    later: '请稍后再试，或联系客服。',
    back: '返回设置',
  },
  fields: {
    sign_in_name: { label: '邮箱或手机号' },
    password: { label: '密码' },
    code: { label: '验证码' },
  },
} satisfies Texts<typeof vn>;
