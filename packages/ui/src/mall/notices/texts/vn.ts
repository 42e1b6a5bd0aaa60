const texts = {
  title: 'Thông báo gian hàng',
  bell_other: 'Thông báo gian hàng, {{shown}} chưa đọc',
  empty: {
    title: 'Chưa có thông báo nào từ gian hàng',
    text: 'Tin về đơn hàng, hoàn tiền và món bạn thích giảm giá hay có hàng lại sẽ hiện ở đây.',
    mall: 'Dạo gian hàng',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'mall/notices': typeof texts;
  }
}
