import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '商城销售',
  lead: '按越南日期统计，含今天。金额计入发生当天，因此旧订单今天退款会从今天扣除。',
  period: { label: '时间范围', week: '7 天', month: '30 天', quarter: '90 天' },
  download: '下载 CSV',
  total: '本期合计',
  measure: {
    label: '图表数据',
    net: '净收入',
    paid: '金币支付',
    cash: '货到付款',
    returned: '退款',
    orders: '下单数',
    pieces: '售出件数',
  },
  coins: '{{amount}} 金币',
  orders_other: '{{amount}} 单',
  pieces_other: '{{amount}} 件',
  chart: {
    title: '每日数据',
    label: '每日{{measure}}',
    day: '日期',
    loading: '正在加载图表',
    keys: '用方向键逐日查看。',
    best: '最高为 {{day}}：{{value}}。',
  },
  products: {
    title: '热销商品',
    list: '销量前十的商品',
    worth: '商品金额 {{amount}} 金币',
    rank: '第 {{rank}} 名',
    unranked: '未上榜',
    own: '你',
  },
  empty: {
    title: '本期暂无销售',
    text: '第一笔订单会在下单后几秒内显示在这里。',
    longer: '查看 90 天',
    orders: '查看订单',
  },
} satisfies Texts<typeof vn>;
