import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  newVersion: {
    text: 'MCY 有新版本，更新只需几秒。',
    now: '立即更新',
    later: '稍后',
    underWay: '另一个窗口正在开盒或填写内容，完成后再更新吧。',
  },
  update: {
    title: '应用更新',
    checking: { title: '正在检查更新' },
    downloading: { title: '正在下载 {{version}} 版本' },
    installing: { title: '正在安装 {{version}} 版本' },
    installed: {
      title: '更新完成',
      text: '已安装 {{version}} 版本，需要退出应用以完成更新。',
      quit: '退出应用',
    },
    patience: '请保持应用打开，稍等片刻。',
    progress: '更新进度',
    none: { title: '已是最新版本', text: '当前版本 {{version}}。' },
    failed: {
      check: '检查更新失败',
      download: '下载更新失败',
      install: '安装更新失败',
      text: '请检查网络和剩余空间后重试。',
    },
  },
} satisfies Texts<typeof vn>;
