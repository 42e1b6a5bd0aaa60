import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '货架库存',
  on_hand: '货架上',
  free: '仓库可用',
  low: '自 {{since}} 起，货架上仅剩 {{units}} 件。',
  ownGoods: '商城自有商品',
  fromWarehouse: '仓库款式：{{toy}}',
  product: '查看商品',
  warehouse: '该款式的库存台账',
  move: {
    receive: '入库',
    shelve: '从仓库取货',
    unshelve: '退回仓库',
    add: '调增',
    remove: '调减',
  },
  hint: {
    receive: '新到的货，可立即出售。',
    shelve: '只能取未被盲盒和玩家占用的库存。',
    unshelve: '货品离开货架，回到仓库。',
    add: '清点数多于账面时使用。',
    remove: '货品损坏、遗失，或清点数少于账面时使用。',
  },
  submit: '确认',
  done: '已记入账。',
  history: '变动记录',
  empty: { title: '暂无变动', body: '入库、售出和调整都会显示在这里。' },
  movement: {
    begin: '期初数量',
    receive: '入库',
    correct: '调整',
    shelve: '从仓库取货',
    unshelve: '退回仓库',
    order: '售出',
    give_back: '订单退回',
  },
  order: '订单 {{number}}',
  by: '{{operator}} · {{time}}',
  fields: {
    units: { label: '件数' },
    reason: { label: '原因', hint: '会连同你的名字记入账。' },
  },
} satisfies Texts<typeof vn>;
