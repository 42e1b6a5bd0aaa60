import type { Translated } from '@mcy/api/contract';
import { formatDateTime } from '../../../platform/calendar/formatDateTime.ts';

export const seasonNotFound: Translated = {
  vn: 'Không tìm thấy mùa này.',
  zh: '未找到该赛季。',
  en: 'We couldn’t find this season.',
};

export const seasonOver: Translated = {
  vn: 'Mùa này đã kết thúc nên shop chưa trừ xu của bạn. Hẹn bạn ở mùa sau nhé.',
  zh: '本赛季已结束，尚未扣款。下个赛季见。',
  en: 'This season has ended, so you haven’t been charged. See you next season.',
};

export const passOwned: Translated = {
  vn: 'Bạn đã có Chiến lệnh Cao cấp của mùa này rồi, shop không trừ xu lần nữa.',
  zh: '你已解锁本赛季的进阶战令，不会重复扣款。',
  en: 'You already have this season’s paid pass, so you haven’t been charged again.',
};

export const passPriceChanged: Translated = {
  vn: 'Giá vừa thay đổi nên shop chưa trừ xu của bạn. Bạn tải lại trang để xem giá mới nhé.',
  zh: '价格有变，还没有扣款。请刷新页面查看新价格。',
  en: 'The price has changed, so you haven’t been charged. Reload the page to see the new price.',
};

export const nothingToCollect: Translated = {
  vn: 'Chưa có quà nào để nhận: bạn chưa đủ lượt mở, hoặc đã nhận rồi.',
  zh: '暂无可领取的奖励：次数还不够，或已经领取。',
  en: 'There’s nothing to collect: the task isn’t done yet, or you’ve already collected its reward.',
};

export const seasonFrozen: Translated = {
  vn: 'Mùa này không còn ở bước đó. Tải lại trang để xem trạng thái mới.',
  zh: '该赛季已不在这一步。请刷新页面查看最新状态。',
  en: 'This season has moved on. Reload the page to see where it is.',
};

export const seasonInThePast: Translated = {
  vn: 'Ngày bắt đầu phải sau hôm nay.',
  zh: '开始日期须在今天之后。',
  en: 'A season must start after today.',
};

export function seasonsOverlap(ends_at: Date): Translated {
  return {
    vn: `Trùng với một mùa khác, kết thúc lúc ${formatDateTime(ends_at, 'vn')}. Chọn ngày muộn hơn.`,
    zh: `与另一个赛季重叠，该赛季 ${formatDateTime(ends_at, 'zh')} 结束。请选择更晚的日期。`,
    en: `Another season runs then, until ${formatDateTime(ends_at, 'en')}. Choose a later day.`,
  };
}

export const tasksNotHarder: Translated = {
  vn: 'Mỗi nhiệm vụ phải cần nhiều lượt mở hơn nhiệm vụ trước.',
  zh: '每个任务所需次数必须多于前一个任务。',
  en: 'Each task must need more draws than the one before.',
};

export const passToyNotFound: Translated = {
  vn: 'Không tìm thấy món đồ chơi này.',
  zh: '未找到该玩具。',
  en: 'We couldn’t find this toy.',
};

export const passCouponNotFound: Translated = {
  vn: 'Không tìm thấy đợt phiếu quà tặng này.',
  zh: '未找到该赠送优惠券批次。',
  en: 'We couldn’t find this issue of gift coupons.',
};
