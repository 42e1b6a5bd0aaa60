import type { Translated } from '@mcy/api/contract';

export const notReceived: Translated = {
  vn: 'Chỉ báo được sau khi bạn đã nhận kiện hàng.',
  zh: '确认收货后才能申请售后。',
  en: 'You can report a problem once you’ve received the parcel.',
};

export const claimTooLate: Translated = {
  vn: 'Đã quá 7 ngày kể từ khi nhận kiện hàng nên không báo được nữa. Bạn liên hệ shop nếu cần giúp đỡ nhé.',
  zh: '收货已超过 7 天，无法再申请售后。如需帮助请联系客服。',
  en: 'You received the parcel more than 7 days ago, so you can’t report it anymore. Contact us if you need help.',
};

export const alreadyClaimed: Translated = {
  vn: 'Có món đồ bạn đã báo rồi. Hãy tải lại và chọn những món chưa báo.',
  zh: '有玩具已经申请过售后。请刷新后选择其他玩具。',
  en: 'You’ve already reported one of these toys. Refresh and choose the others.',
};

export const claimNotFound: Translated = {
  vn: 'Không tìm thấy yêu cầu này.',
  zh: '未找到该售后申请。',
  en: 'We couldn’t find this claim.',
};

export const claimDecided: Translated = {
  vn: 'Yêu cầu này đã được xử lý. Vui lòng tải lại trang để xem kết quả.',
  zh: '该申请已处理，请刷新页面查看结果。',
  en: 'This claim has already been decided. Reload the page to see the result.',
};

export const ownClaim: Translated = {
  vn: 'Bạn không thể tự duyệt yêu cầu của mình. Vui lòng nhờ người khác duyệt.',
  zh: '不能审核自己的申请，请由其他人员处理。',
  en: 'You can’t decide your own claim. Ask another operator.',
};

/** The reason shown in the stone flow for a refund. */
export function refundSubject(number: number): Translated {
  return {
    vn: `Đền bù kiện ${number}`,
    zh: `包裹 ${number} 的赔付`,
    en: `Refund for parcel ${number}`,
  };
}
