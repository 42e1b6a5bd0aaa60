import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '分解',
  lead: '每件玩具可换取市场价 20% 的灵魂石，向下取整。分解后无法恢复。',
  list: '将要分解的玩具',
  remove: '移除{{name}}',
  left: '不可分解',
  total: '你将获得',
  serial: '编号 {{serial}}',
  submit_other: '分解 {{count}} 件',
  confirm: {
    title_other: '分解 {{count}} 件玩具？',
    body: '你将获得 {{stones}} 灵魂石，这些玩具将永久离开你的收藏。',
    yes: '分解',
    no: '保留',
  },
  result: {
    title: '+{{stones}} 灵魂石',
    body_other: '已分解 {{count}} 件。你现在有 {{stone}} 灵魂石。',
    flow: '查看灵魂石记录',
    collection: '返回我的玩具',
  },
  nothing: { title: '没有可分解的玩具', body: '请先在收藏中选择玩具。', action: '打开我的玩具' },
  record: {
    title: '已分解的玩具',
    row_other: '{{count}} 件，{{time}}',
    empty: { title: '还没有分解过玩具', body: '重复的玩具可以换成灵魂石。', action: '打开我的玩具' },
  },
} satisfies Texts<typeof vn>;
