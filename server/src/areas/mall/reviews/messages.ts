import type { Translated } from '@mcy/api/contract';
import { changeDays } from '@mcy/api/mall/reviews/words';

export const lineNotFound: Translated = {
  vn: 'Đơn hàng này không có sản phẩm bạn muốn đánh giá. Bạn mở lại đơn rồi chọn sản phẩm nhé.',
  zh: '该订单中没有这件商品，请从订单页重新选择。',
  en: 'This product isn’t in the order. Open the order again and choose one of its products.',
};

export const orderNotReceived: Translated = {
  vn: 'Bạn đánh giá được sau khi đã nhận hàng, và khi đơn không có yêu cầu hoàn tiền nào.',
  zh: '确认收货且没有退款申请时才能评价。',
  en: 'You can review an order once you’ve received it, and while no refund is requested.',
};

export const alreadyReviewed: Translated = {
  vn: 'Bạn đã đánh giá sản phẩm này của đơn hàng rồi. Hãy tải lại trang để xem.',
  zh: '该订单的这件商品已评价过，请刷新查看。',
  en: 'You’ve already reviewed this product of the order. Reload the page to see it.',
};

export const reviewNotFound: Translated = {
  vn: 'Không tìm thấy đánh giá này.',
  zh: '找不到该评价。',
  en: 'We couldn’t find this review.',
};

export const reviewHidden: Translated = {
  vn: 'Đánh giá này đang bị ẩn nên không làm được việc này.',
  zh: '该评价已被隐藏，无法进行此操作。',
  en: 'This review is hidden, so this isn’t possible.',
};

export const reviewNotHidden: Translated = {
  vn: 'Đánh giá này đang hiển thị rồi. Hãy tải lại trang.',
  zh: '该评价已在显示中，请刷新页面。',
  en: 'This review is visible already. Reload the page.',
};

export const reviewTooLate: Translated = {
  vn: `Đã quá ${changeDays} ngày nên không sửa được đánh giá nữa.`,
  zh: `评价已超过 ${changeDays} 天，无法再修改。`,
  en: `You wrote this review more than ${changeDays} days ago, so it can no longer be changed.`,
};

export const reviewAnswered: Translated = {
  vn: 'Có người vừa trả lời đánh giá này. Hãy xem câu trả lời mới rồi sửa nếu cần.',
  zh: '刚刚已有人回复该评价，请查看最新回复后再修改。',
  en: 'Somebody has just answered this review. Read the new answer before you change it.',
};

export const ownReview: Translated = {
  vn: 'Đây là đánh giá của chính bạn, hãy để người khác xử lý.',
  zh: '这是你自己的评价，请由他人处理。',
  en: 'This is your own review. Someone else has to handle it.',
};
