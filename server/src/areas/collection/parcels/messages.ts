import type { Translated } from '@mcy/api/contract';

export const parcelNotFound: Translated = {
  vn: 'Không tìm thấy kiện hàng này.',
  zh: '未找到该包裹。',
  en: 'We couldn’t find this parcel.',
};

/** Somebody else acted on the parcel, or its time has come. */
export const parcelMovedOn: Translated = {
  vn: 'Kiện hàng đã sang bước khác nên không làm được việc này nữa. Hãy tải lại để xem tình trạng mới.',
  zh: '包裹状态已变化，无法再进行此操作。请刷新查看最新状态。',
  en: 'The parcel has already moved on, so you can’t do this anymore. Refresh to see its status.',
};

export const feeChanged: Translated = {
  vn: 'Phí gửi hàng vừa thay đổi nên shop chưa trừ xu của bạn. Bạn xem lại cách chia kiện rồi bấm gửi nhé.',
  zh: '运费刚刚有变，还没有扣款。请查看新的分包方案后再提交。',
  en: 'The shipping fee has just changed, so you haven’t been charged. Check the new parcels, then try again.',
};

/** The reason shown in the money flow for a shipping fee. */
export const shippingSubject: Translated = { vn: 'Phí gửi hàng', zh: '运费', en: 'Shipping' };

/** The reason shown in the money flow for a returned fee. */
export function shippingReturnSubject(number: number): Translated {
  return {
    vn: `Hoàn phí gửi kiện ${number}`,
    zh: `退还包裹 ${number} 的运费`,
    en: `Shipping of parcel ${number} returned`,
  };
}
