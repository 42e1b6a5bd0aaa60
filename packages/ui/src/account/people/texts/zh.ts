import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  follow: {
    follow: '关注',
    followBack: '回关',
    followed: '已关注',
    followNamed: '关注 {{nickname}}',
    followBackNamed: '回关 {{nickname}}',
    unfollowNamed: '已关注 {{nickname}}，点按取消关注',
    mutual: '互相关注',
    followsMe: '关注了你',
    following: {
      title: '我的关注',
      empty: {
        title: '你还没有关注任何人',
        body: '关注志趣相投的玩家，看看他们最近开出了什么。',
        action: '看看排行榜',
      },
    },
    fans: {
      title: '我的粉丝',
      empty: {
        title: '还没有人关注你',
        body: '写几句简介，晒晒好物，让更多人认识你。',
        action: '编辑资料',
      },
    },
  },
  player: {
    title: '个人主页',
    since: '{{date}} 加入',
    noDescription: '这位玩家还没有写简介。',
    own: '这是其他玩家看到的你。',
    edit: '编辑资料',
    view: '查看个人主页',
    viewHint: '其他玩家看到的页面',
    following: '关注',
    fans: '粉丝',
    wins: {
      title: '近期好物',
      won: '{{date}} 抽中',
      empty: '还没有好物，开盒后会显示在这里。',
      hidden: '这位玩家没有公开抽中的好物。',
      hiddenOwn: '你没有公开抽中的好物。',
      show: '前往设置中的隐私',
    },
  },
} satisfies Texts<typeof vn>;
