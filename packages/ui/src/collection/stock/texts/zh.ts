import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '仓库真实库存',
  promise: '盒中每个赏品都对应仓库里的一件实物，开售前已清点并单独留好。',
  kept: '每个赏品都有实物在库',
  gone: '该盲盒已抽完，实物已归玩家所有',
  restocking: '正在补货，暂时只能抽较少次数',
  figures: { left: '盒中剩余赏品', held: '仓库已占用', covered: '保证有货的次数' },
  prizes: {
    title: '逐个赏品',
    tier: '{{tier}}赏',
    lastTier: 'Last赏',
    left: '盒中剩余',
    held: '已占用',
    reserve: '为此盲盒已占用',
    onHand: '仓库共有 {{units}} 件',
  },
  how: {
    title: '为什么可信',
    sale: '只有仓库为每个赏品都留足实物，盲盒才能上架。少一件，系统就不允许开售。',
    draw: '你抽中后，留给盲盒的实物就转为留给你，谁也拿不走。',
    infinite: '无限赏备满货时，每款至少占用 50 件。不能保证有货的次数，我们不卖。',
    parcel: '寄到家时实物出库；分解成灵魂石时，实物回到仓库。',
  },
  open: '查看该盲盒',
} satisfies Texts<typeof vn>;
