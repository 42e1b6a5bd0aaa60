import { type Translated, formatAmount } from '@mcy/api/contract';

export const templateNotFound: Translated = {
  vn: 'Không tìm thấy mẫu phiếu này.',
  zh: '未找到该优惠券模板。',
  en: 'We couldn’t find this template.',
};

export const issueNotFound: Translated = {
  vn: 'Không tìm thấy đợt phát này.',
  zh: '未找到该发放批次。',
  en: 'We couldn’t find this issue.',
};

export const seriesUnknown: Translated = {
  vn: 'Bộ này chưa có hộp nào đang bán. Chọn bộ khác.',
  zh: '该系列没有在售的盲盒，请选择其他系列。',
  en: 'This series has no boxes on sale. Choose another one.',
};

export const priceRequired: Translated = {
  vn: 'Phiếu để bán cần có giá từ 1 xu.',
  zh: '出售的优惠券需要填写价格，至少 1 金币。',
  en: 'Coupons for sale need a price of at least 1 coin.',
};

export function budgetExceeded(needed: number): Translated {
  const coins = formatAmount(needed);
  return {
    vn: `Số phiếu này có thể giảm tới ${coins} xu, vượt ngân sách. Tăng ngân sách hoặc giảm số phiếu.`,
    zh: `这些优惠券最多可减 ${coins} 金币，超出预算。请提高预算或减少数量。`,
    en: `These coupons can take off up to ${coins} coins, which is over budget. Raise the budget or issue fewer.`,
  };
}

export function stockBelowIssued(issued: number): Translated {
  const count = formatAmount(issued);
  return {
    vn: `Đã phát ${count} phiếu, nên không thể đặt số phiếu thấp hơn.`,
    zh: `已发出 ${count} 张，数量不能低于此值。`,
    en: `${count} are already with players, so the number can’t be lower.`,
  };
}

export const playerNotFound: Translated = {
  vn: 'Không có người chơi nào mang mã này.',
  zh: '没有使用该邀请码的玩家。',
  en: 'No player has this code.',
};

export const issuePaused: Translated = {
  vn: 'Đợt này đang tạm dừng hoặc đã kết thúc.',
  zh: '该批次已暂停或结束。',
  en: 'This issue is paused or has ended.',
};

export const noneLeft: Translated = {
  vn: 'Đợt này đã hết phiếu. Tăng số phiếu rồi thử lại.',
  zh: '该批次已发完，请增加数量后再试。',
  en: 'No coupons are left. Issue more, then try again.',
};

export const playerHasEnough: Translated = {
  vn: 'Người chơi này đã có đủ số phiếu của đợt.',
  zh: '该玩家已达到本批次的领取上限。',
  en: 'This player already has as many as the issue allows.',
};

export const giftToOneself: Translated = {
  vn: 'Bạn không thể tự tặng phiếu cho mình. Nhờ người khác làm giúp.',
  zh: '不能给自己发优惠券，请由其他人员操作。',
  en: 'You can’t give yourself a coupon. Ask another operator.',
};

export const giftToItsOperator: Translated = {
  vn: 'Người này đã phát hành hoặc duyệt đợt phiếu, nên không thể nhận phiếu của đợt.',
  zh: '此人发放或审批了这批优惠券，不能领取。',
  en: 'This person issued or approved these coupons, so they can’t get one.',
};

export const issueChanged: Translated = {
  vn: 'Ngân sách của đợt đã thay đổi sau khi có đề nghị. Hãy từ chối và đề nghị lại.',
  zh: '申请后该批次的预算已变更，请拒绝并重新申请。',
  en: 'The budget has changed since this request was made. Decline it and make a new request.',
};
