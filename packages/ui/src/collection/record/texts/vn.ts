const texts = {
  title: 'Lịch sử đồ chơi',
  about: 'Xem về',
  all: 'Tất cả',
  filter: { gifts: 'Quà tặng', parcels: 'Giao hàng', used: 'Đã dùng' },
  list: 'Những gì đã xảy ra với đồ chơi của bạn',
  gone: 'Đã sang chủ mới',
  serial: 'Số {{serial}}',
  empty: {
    title: 'Chưa có gì ở đây',
    body: 'Khi bạn tặng, gửi về nhà hay tách một món, lịch sử sẽ hiện ở đây.',
    action: 'Về tủ đồ',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'collection/record': typeof texts;
  }
}
