import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    carrier: { label: '承运商' },
    tracking_number: { label: '运单号' },
    lines: { label: '包裹列表', hint: '每行：包裹号、承运商、运单号。可直接从表格粘贴。' },
    event: { label: '物流状态' },
    event_options: {
      in_transit: '运输途中',
      out_for_delivery: '派送中',
      not_delivered: '派送未成功',
      delivered: '已送达',
    },
    note: { label: '备注', hint: '收件人会看到你写的内容。' },
    reason: { label: '取消原因', hint: '收件人会看到你写的内容。' },
  },
  list: {
    title: '包裹',
    filter: '包裹状态',
    label: '包裹列表',
    to: '{{nickname}} · {{consignee}}，{{province}}',
    shipMany: '批量发货',
    empty: { title: '没有包裹', body: '没有处于该状态的包裹。' },
  },
  ship: {
    title: '批量发货',
    submit: '为这些包裹发货',
    done_other: '已发货 {{count}} 个包裹。',
    refused: '无法使用的行',
    line: '第 {{line}} 行：{{reason}}',
    how: '每行一个包裹，例如：',
    example: '100128, Viettel Post, VTP-20981734',
  },
  parcel: {
    title: '包裹',
    of: '{{nickname}}',
    pack: '开始打包',
    packed: '已开始打包。',
    slip: '装箱单',
    ship: '交给承运商',
    shipped: '已发货。',
    track: '添加物流状态',
    tracked: '已添加。',
    cancel: '取消包裹',
    cancelled: '已取消，玩具和运费已退回。',
    log: '操作记录',
    shop: '系统',
    next: '下一步',
    cancelTitle: '取消这个包裹',
  },
  slip: { title: '装箱单', print: '打印', to: '收件人', items: '内容', piece: '{{name}}，编号 {{serial}}' },
} satisfies Texts<typeof vn>;
