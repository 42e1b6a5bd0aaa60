import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  map: {
    label: '地图',
    pin: '标记',
    hint: '点按地图放置标记。回车键将标记放在地图中央，方向键移动标记。',
    standsAt: '标记位于{{latitude}}, {{longitude}}',
    zoomIn: '放大',
    zoomOut: '缩小',
    locate: '我的位置',
    failed: '地图加载失败，请刷新页面，或使用“我的位置”。',
  },
  chooseLocation: {
    title: '选择位置',
    lead: '点按地图放置标记，再拖到准确的门口。',
    leadWithoutTiles: '此处暂无底图，请点按“我的位置”标记你所在的地点。',
    none: '尚未放置标记',
    at: '{{latitude}}, {{longitude}}',
    submit: '使用该位置',
    locateFailed: {
      denied: '你未允许获取位置，请为本页开启位置权限，或手动放置标记。',
      unavailable: '暂时无法确定你的位置，请重试或手动放置标记。',
    },
  },
  openLocation: {
    title: '位置',
    unnamed: '标记的地点',
    directions: '导航',
    copy: '复制坐标',
    invalid: { title: '链接中没有位置', text: '该链接的坐标不正确，请从原处重新打开。' },
  },
} satisfies Texts<typeof vn>;
