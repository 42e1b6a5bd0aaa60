import type { Translated } from '@mcy/api/contract';

export const targetNotFound: Translated = {
  vn: 'Món này không còn trong danh sách nâng cấp. Bạn chọn món khác nhé.',
  zh: '该玩具已不在升级列表中，请选择其他目标。',
  en: 'You can’t upgrade to this toy anymore. Choose another one.',
};

export const targetSoldOut: Translated = {
  vn: 'Món này vừa có người nhận chiếc cuối cùng. Đồ chơi và đá của bạn vẫn còn nguyên.',
  zh: '最后一件刚刚被赢走，你的玩具和灵魂石都没有变动。',
  en: 'Someone has just won the last one. You still have all your toys and stones.',
};

export const targetNotHigher: Translated = {
  vn: 'Món muốn nhận phải có giá cao hơn từng món bạn góp.',
  zh: '目标的价值必须高于投入的每一件玩具。',
  en: 'The target must be worth more than each toy you put in.',
};

export const chanceChanged: Translated = {
  vn: 'Cơ hội vừa thay đổi nên shop chưa nâng cấp. Bạn xem lại rồi xác nhận nhé.',
  zh: '成功率刚刚有变，尚未升级。请确认后再试。',
  en: 'Your chance has just changed, so nothing was upgraded. Check it, then confirm again.',
};

export const notEnoughStones: Translated = {
  vn: 'Bạn không có đủ đá linh hồn. Hãy bớt đá rồi thử lại.',
  zh: '灵魂石不足，请减少后再试。',
  en: 'You don’t have that many soul stones. Add fewer, then try again.',
};

export const upgradeNotFound: Translated = {
  vn: 'Không tìm thấy lần nâng cấp này.',
  zh: '未找到这次升级。',
  en: 'We couldn’t find this upgrade.',
};

/** The reason shown in the stone flow. */
export function upgradeSubject(toy: Translated): Translated {
  return { vn: `Nâng cấp lên ${toy.vn}`, zh: `升级为${toy.zh}`, en: `Upgrade to ${toy.en}` };
}
