const texts = {
  fields: {
    stars: { label: 'Bạn chấm mấy sao?' },
    words: { label: 'Cảm nhận của bạn', hint: 'Chất lượng, màu sắc, đóng gói: điều người mua sau muốn biết.' },
    photos: { label: 'Ảnh thật của bạn' },
  },
  stars: {
    one: '1 sao: rất tệ',
    two: '2 sao: chưa ổn',
    three: '3 sao: tạm được',
    four: '4 sao: hài lòng',
    five: '5 sao: tuyệt vời',
  },
  score: '{{average}} trên 5 sao',
  given: '{{stars}} trên 5 sao',
  count_other: '{{amount}} đánh giá',
  share: '{{stars}} sao',
  variant: 'Phân loại: {{name}}',
  photo: 'Ảnh {{place}} của {{player}}',
  photos: 'Ảnh của {{player}}',
  ownPhoto: 'Ảnh {{place}} của bạn',
  ownPhotos: 'Ảnh của bạn',
  answer: 'Shop trả lời',
  section: {
    title: 'Đánh giá',
    all: 'Xem tất cả',
    none: 'Chưa có đánh giá nào. Mua và nhận hàng rồi, bạn có thể là người đầu tiên.',
  },
  page: {
    title: 'Đánh giá sản phẩm',
    filter: 'Lọc đánh giá',
    every: 'Tất cả',
    withPhotos: 'Có ảnh ({{amount}})',
    stars: '{{stars}} sao ({{amount}})',
    list: 'Các đánh giá',
    empty: {
      title: 'Chưa có đánh giá nào như vậy',
      text: 'Bạn thử bỏ bộ lọc, hoặc xem lại sản phẩm nhé.',
      product: 'Xem sản phẩm',
    },
  },
  order: {
    title: 'Đánh giá đơn hàng',
    lead: 'Đơn hàng {{number}}. Mỗi sản phẩm được đánh giá một lần, và sửa được trong 7 ngày.',
    write: 'Viết đánh giá',
    change: 'Sửa đánh giá',
    keep: 'Thôi',
    submit: 'Gửi đánh giá',
    save: 'Lưu đánh giá',
    sent: 'Cảm ơn bạn! Đánh giá đã hiển thị.',
    saved: 'Đã lưu đánh giá.',
    until: 'Sửa được đến {{time}}.',
    hidden: 'Shop đã ẩn đánh giá này. Lý do: {{reason}}',
    notYet: 'Bạn đánh giá được sau khi đã nhận hàng, và khi đơn không có yêu cầu hoàn tiền nào.',
    see: 'Xem đơn hàng',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'mall/reviews': typeof texts;
  }
}
