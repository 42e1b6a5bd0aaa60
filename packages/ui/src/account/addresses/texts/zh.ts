import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  address: {
    title: '地址簿',
    lead: '赏品和订单的收货地址。',
    add: '新增地址',
    addTitle: '新增地址',
    addSubmit: '保存地址',
    added: '地址已添加',
    edit: '编辑',
    editNamed: '编辑{{consignee}}的地址',
    editTitle: '编辑地址',
    editSubmit: '保存修改',
    edited: '地址已保存',
    default: '默认',
    makeDefault: '设为默认',
    makeDefaultNamed: '设为默认：{{consignee}}的地址',
    madeDefault: '默认地址已更换',
    remove: '删除',
    removeNamed: '删除{{consignee}}的地址',
    removeConfirm: {
      title: '删除该地址？',
      body: '{{consignee}}，{{place}}。已下的订单仍会送往原地址。',
    },
    removed: '地址已删除',
    openMap: '在地图上查看',
    openMapNamed: '在地图上查看{{consignee}}的地址',
    full: '地址簿已满 {{most}} 个地址，请先删除一个再新增。',
    empty: {
      title: '还没有地址',
      body: '添加一次，以后直接选择即可。',
    },
    notes: {
      title: '收货小贴士',
      area: '请按 2025 年 7 月起的新名称选择坊、乡。不确定时输入几个字母即可，可不带声调。',
      phone: '快递员配送前会致电，请填写随身携带的号码。',
      time: '7–15 个工作日送达，满 3 件免运费。',
    },
    pinAt: '已标记：{{latitude}}, {{longitude}}',
    putPin: '在地图上标记',
    movePin: '移动标记',
    removePin: '删除标记',
  },
  fields: {
    consignee: { label: '收货人', hint: '签收人的姓名。' },
    phone: { label: '手机号', hint: '越南手机号，配送前快递员会拨打。' },
    area: { label: '所在地区' },
    detail: { label: '详细地址', hint: '门牌号、街道、楼栋、楼层。' },
    position: { label: '地图位置', hint: '方便快递员更快找到你。' },
    is_default: { label: '设为默认地址', hint: '申请配送时自动选中。' },
  },
} satisfies Texts<typeof vn>;
