const texts = {
  draws_other: '{{count}} lượt',
  title: 'Hộp chưa mở',
  lead_other: 'Bạn có {{count}} hộp đã trả xu mà chưa xem kết quả.',
  open: 'Khui ngay',
  openOne: 'Khui ngay {{pool}}, {{count}} lượt',
  all: 'Xem tất cả {{count}} hộp',
  fewer: 'Thu gọn',
  openAll_other: 'Khui hết {{count}} hộp',
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'boxes/tray': typeof texts;
  }
}
