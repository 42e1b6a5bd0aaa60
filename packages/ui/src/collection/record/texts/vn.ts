const texts = {
  title: 'Nhật ký món đồ',
  about: 'Xem về',
  all: 'Tất cả',
  filter: { gifts: 'Quà tặng', parcels: 'Giao hàng', used: 'Đã dùng' },
  list: 'Chuyện đã xảy ra với đồ chơi của bạn',
  gone: 'Đã sang chủ mới',
  serial: 'Số {{serial}}',
  empty: {
    title: 'Chưa có gì xảy ra',
    body: 'Tặng, gửi về nhà hay tách một món, chuyện sẽ được ghi ở đây.',
    action: 'Vào tủ đồ chơi',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'collection/record': typeof texts;
  }
}
