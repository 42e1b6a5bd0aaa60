import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  album: {
    viewer: '查看图片',
    counter: '{{place}} / {{count}}',
    previous: '上一张',
    next: '下一张',
    zoomIn: '放大',
    zoomOut: '缩小',
    save: '保存图片',
    broken: '图片加载失败',
    prompt: '保存到相册？',
    promptText: '图片会保存到手机相册或下载文件夹。',
    saved: '保存成功',
    failed: '保存失败',
    denied: '请打开权限',
    help: {
      lead: '浏览器还没有保存图片的权限，你可以这样打开。',
      phone: '在手机上：打开“设置”，进入“应用”，选择此浏览器，允许访问照片和文件。',
      computer: '在电脑上：点击网址旁的图标，打开网站设置，允许下载。',
      again: '回到这里，再保存一次图片。',
      hold: '还是不行？长按图片，选择保存图片。',
    },
  },
  share: {
    invites: '好友打开你的链接注册时，会自动填入你的邀请码。',
    targets: {
      copyLink: '复制链接',
      zalo: 'Zalo',
      facebook: 'Facebook',
      tiktok: 'TikTok',
      savePicture: '保存图片',
      system: '其他应用',
    },
    linkCopied: '链接已复制',
    zaloMissing: '未安装 Zalo。链接已复制，可粘贴到任何地方。',
    cannotShare: '无法分享，请复制链接。',
    tiktokNoLinks: 'TikTok 不支持分享链接，请复制链接。',
    notReady: '暂时无法获取你的链接，请重试。',
  },
} satisfies Texts<typeof vn>;
