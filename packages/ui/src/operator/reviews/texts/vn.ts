const texts = {
  fields: {
    reason: { label: 'Lý do ẩn', hint: 'Người viết đọc được lý do này.' },
    answer: { label: 'Trả lời của shop', hint: 'Mọi người đọc được câu trả lời này.' },
  },
  review: {
    title: 'Đánh giá',
    one: 'Chi tiết đánh giá',
    filter: 'Xem những đánh giá',
    view: {
      all: 'Tất cả',
      low: '1–2 sao',
      with_photos: 'Có ảnh',
      unanswered: 'Chưa trả lời',
      hidden: 'Đang ẩn',
    },
    list: 'Các đánh giá',
    starsAlone: 'Không có nhận xét.',
    given: '{{stars}} trên 5 sao',
    hidden: 'Đang ẩn',
    answered: 'Đã trả lời',
    empty: { title: 'Không có đánh giá nào', text: 'Không có đánh giá nào thuộc nhóm này.' },
    facts: '{{nickname}}, đơn hàng {{number}}',
    variant: 'Phân loại: {{name}}',
    changed: 'Người viết sửa lúc {{time}}.',
    photo: 'Ảnh {{place}}',
    reason: 'Lý do ẩn: {{reason}}',
    answer: 'Shop trả lời',
    product: 'Xem sản phẩm',
    own: 'Đây là đánh giá của chính bạn, nên người khác xử lý.',
  },
  answer: {
    title: 'Trả lời công khai',
    lead: 'Người viết được báo ngay khi bạn gửi.',
    submit: 'Gửi trả lời',
    replace: 'Thay câu trả lời',
    sent: 'Đã trả lời và báo cho người viết.',
  },
  hide: {
    title: 'Ẩn đánh giá',
    lead: 'Chỉ ẩn khi có thông tin cá nhân, lời lẽ xúc phạm hay quảng cáo. Chê sản phẩm không phải là lý do.',
    submit: 'Ẩn đánh giá',
    sent: 'Đã ẩn và báo cho người viết.',
  },
  show: {
    title: 'Đánh giá đang bị ẩn',
    action: 'Hiển thị lại',
    sent: 'Đánh giá đã hiển thị lại.',
  },
  log: {
    title: 'Nhật ký',
    review_hide: 'Ẩn',
    review_show: 'Hiển thị lại',
    review_answer: 'Trả lời',
    by: '{{operator}}, {{time}}',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/reviews': typeof texts;
  }
}
