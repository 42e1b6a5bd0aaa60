import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '升级与合成',
  kind: { label: '类型', target: '升级目标', recipe: '合成配方' },
  list: '开放中与已停止',
  new: { target: '新增目标', recipe: '新增配方' },
  empty: {
    target: { title: '还没有升级目标', body: '玩家暂时无法升级，请开放第一个目标。' },
    recipe: { title: '还没有配方', body: '玩家暂时无法合成，请发布第一个配方。' },
  },
  rarity: { common: '普通', rare: '稀有', epic: '史诗', legendary: '传说' },
  takes: '任意 {{count}} 件{{rarity}}玩具',
  takesSeries: '{{series}}系列的 {{count}} 件{{rarity}}玩具',
  given: '已发放 {{given}}/{{stock}}',
  open: '开放中',
  gone: '已发完',
  stopped: '已停止',
  stop: '停止',
  stopTitle: '停止{{name}}',
  stopHint: '停止后无法恢复，玩家已获得的玩具不受影响。',
  actions: { offer_create: '开放', offer_stop: '停止' },
  by: '{{action}} · {{operator}} · {{time}}',
  toy: '{{name}} · {{value}} 金币',
  created: '已开放。',
  done: '已停止。',
  fields: {
    toy_id: { label: '玩家获得的玩具' },
    stock: { label: '数量', hint: '发完后自动关闭。' },
    takes: { label: '需要几件' },
    takes_rarity: { label: '所需稀有度' },
    takes_rarity_options: { common: '普通', rare: '稀有', epic: '史诗', legendary: '传说' },
    takes_series_id: { label: '所需系列', hint: '留空则任意系列均可。' },
    why: { label: '原因', hint: '会连同你的名字写入日志。' },
  },
} satisfies Texts<typeof vn>;
