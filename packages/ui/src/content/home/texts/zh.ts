import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  home: {
    title: 'MCY',
    promise: '概率公开，每一抽都能自己验证',
    language: '语言',
    search: '搜索',
    signIn: '登录',
    banners: {
      title: '精选',
      carousel: '轮播',
      slide: '横幅',
      previous: '上一张横幅',
      next: '下一张横幅',
      pause: '暂停轮播',
      play: '继续轮播',
    },
    wins: {
      title: '最新中奖',
      won: '抽中了',
      none: '还没有人中奖，等你来开第一盒',
      pause: '暂停播报',
      play: '继续播报',
    },
    series: { title: '系列' },
    pools: {
      all: '全部盲盒',
      finite: { title: '一番赏', lead: '数量有限，概率实时变化' },
      infinite: { title: '无限赏', lead: '概率公开，永远抽不完' },
      empty: { title: '暂无在售盲盒', body: '新系列正在路上，请稍后再来。' },
    },
  },
} satisfies Texts<typeof vn>;
