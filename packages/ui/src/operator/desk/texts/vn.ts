const texts = {
  title: 'Vận hành',
  navigation: 'Điều hướng vận hành',
  desk: 'Bảng điều khiển',
  shop: 'Về cửa hàng',
  lead: 'Chọn việc cần làm. Số bên cạnh là số hồ sơ đang chờ.',
  waiting: '{{count}} đang chờ',
  waitingMore: 'Hơn {{count}} đang chờ',
  oldest: 'Lâu nhất từ {{time}}',
  failing:
    'Việc tự động “{{job}}” đang lỗi ở {{count}} mục từ {{time}}. Hãy báo bộ phận kỹ thuật; các mục khác vẫn chạy.',
  forAll: 'Chung',
  nothingWaiting: 'Không có gì chờ',
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/desk': typeof texts;
  }
}
