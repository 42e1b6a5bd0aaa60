import type { Translated } from '@mcy/api/contract';
import type { NotificationData } from './NotificationData.ts';
import { levelNames } from '../levels/levelNames.ts';
import { identityWords } from '../identity/identityWords.ts';
import type { NotificationKind } from '../tables.ts';

/** What a notification says. */
export interface NotificationWords {
  title: Translated;
  body: Translated;
}

const money = new Intl.NumberFormat('vi-VN');

/** The words of each kind, from its data. */
export const notificationWords: {
  readonly [Kind in NotificationKind]: (data: NotificationData[Kind]) => NotificationWords;
} = {
  recharge_settled: ({ amount }) => {
    const coins = money.format(amount);
    return {
      title: { vn: 'Nạp xu thành công', zh: '充值成功', en: 'Recharge received' },
      body: {
        vn: `${coins} xu đã vào số dư của bạn. Chúc bạn mở được món ưng ý!`,
        zh: `${coins} 金币已到账，祝您开出心仪好物！`,
        en: `${coins} coins are in your balance. May the next box be a good one!`,
      },
    };
  },

  withdrawal_requested: ({ amount, payout, bank_name }) => {
    const coins = money.format(amount);
    const arrives = money.format(payout);
    return {
      title: { vn: 'Đã nhận yêu cầu rút tiền', zh: '提现申请已收到', en: 'Withdrawal request received' },
      body: {
        vn: `Yêu cầu rút ${coins} xu đang chờ duyệt. Bạn sẽ nhận ${arrives} đồng qua ${bank_name}.`,
        zh: `${coins} 金币的提现申请正在审核，${arrives} 越南盾将汇入您的${bank_name}账户。`,
        en: `Your request for ${coins} coins is waiting for approval. ${bank_name} will receive ${arrives} đồng.`,
      },
    };
  },

  withdrawal_cancelled: ({ amount }) => {
    const coins = money.format(amount);
    return {
      title: { vn: 'Đã hủy yêu cầu rút tiền', zh: '提现已取消', en: 'Withdrawal cancelled' },
      body: {
        vn: `Toàn bộ ${coins} xu, kể cả phí, đã trở lại số dư của bạn.`,
        zh: `${coins} 金币（含手续费）已全部退回您的余额。`,
        en: `All ${coins} coins, the fee included, are back in your balance.`,
      },
    };
  },

  prize_won: ({ toy_name, pool_name, last }) =>
    last
      ? {
          title: {
            vn: `Giải Last là của bạn: ${toy_name.vn}`,
            zh: `Last赏归您了：${toy_name.zh}`,
            en: `The Last prize is yours: ${toy_name.en}`,
          },
          body: {
            vn: `Bạn đã mở tấm vé cuối cùng của “${pool_name.vn}”.`,
            zh: `您抽走了“${pool_name.zh}”的最后一张券。`,
            en: `You opened the very last ticket of ${pool_name.en}.`,
          },
        }
      : {
          title: {
            vn: `Bạn trúng món Huyền thoại: ${toy_name.vn}`,
            zh: `您抽中了传说级好物：${toy_name.zh}`,
            en: `You won a Legendary toy: ${toy_name.en}`,
          },
          body: {
            vn: `Món này đến từ “${pool_name.vn}” và đã vào bộ sưu tập của bạn.`,
            zh: `出自“${pool_name.zh}”，已放入您的收藏。`,
            en: `It came out of ${pool_name.en} and has joined your collection.`,
          },
        },

  level_reached: ({ level, points }) => {
    const name = levelNames[level];
    const reached = money.format(points);
    return {
      title: {
        vn: `Chúc mừng bạn lên hạng ${name.vn}!`,
        zh: `恭喜您升至${name.zh}等级！`,
        en: `Congratulations, you are ${name.en} now!`,
      },
      body: {
        vn: `Bạn đã tích được ${reached} điểm. Cảm ơn bạn đã đồng hành cùng MCY.`,
        zh: `您已累积 ${reached} 积分，感谢您与 MCY 一路相伴。`,
        en: `You have collected ${reached} points. Thank you for being with MCY.`,
      },
    };
  },

  identity_reviewed: identityWords,

  new_fan: ({ nickname }) => ({
    title: {
      vn: `${nickname} vừa theo dõi bạn`,
      zh: `${nickname} 关注了您`,
      en: `${nickname} follows you`,
    },
    body: {
      vn: 'Ghé xem hồ sơ của họ. Biết đâu hai bạn cùng mê một bộ đồ chơi!',
      zh: '去看看 Ta 的主页吧，说不定你们收藏着同一个系列！',
      en: 'Have a look at their profile. Perhaps you collect the same toys!',
    },
  }),

  invite_bound: ({ nickname }) => ({
    title: {
      vn: `${nickname} đã nhận lời mời của bạn`,
      zh: `${nickname} 接受了您的邀请`,
      en: `${nickname} came by your invitation`,
    },
    body: {
      vn: 'Bạn của bạn vừa liên kết mã mời của bạn. Cảm ơn bạn đã giới thiệu MCY!',
      zh: '您的好友刚刚绑定了您的邀请码，感谢您推荐 MCY！',
      en: 'Your friend has just bound your invite code. Thank you for telling them of MCY!',
    },
  }),
};
