import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '玩具记录',
  about: '查看',
  all: '全部',
  filter: { gifts: '赠送', parcels: '寄送', used: '已使用' },
  list: '你的玩具经历了什么',
  gone: '已归新主人',
  serial: '编号 {{serial}}',
  empty: { title: '还没有记录', body: '赠送、寄回家或分解玩具后，经过都会写在这里。', action: '返回我的玩具' },
} satisfies Texts<typeof vn>;
