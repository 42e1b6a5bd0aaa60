const texts = {
  title: 'Doanh số gian hàng',
  lead: 'Tính theo ngày ở Việt Nam, gồm cả hôm nay. Tiền tính vào ngày phát sinh, nên đơn cũ hoàn hôm nay trừ vào hôm nay.',
  period: { label: 'Khoảng thời gian', week: '7 ngày', month: '30 ngày', quarter: '90 ngày' },
  download: 'Tải tệp CSV',
  total: 'Tổng trong kỳ',
  measure: {
    label: 'Số liệu trên biểu đồ',
    net: 'Doanh thu thuần',
    paid: 'Xu khách trả',
    cash: 'Tiền thu hộ',
    returned: 'Hoàn lại',
    orders: 'Đơn đặt',
    pieces: 'Món bán ra',
  },
  coins: '{{amount}} xu',
  orders_other: '{{amount}} đơn',
  pieces_other: '{{amount}} món',
  chart: {
    title: 'Theo ngày',
    label: '{{measure}} theo ngày',
    day: 'Ngày',
    loading: 'Đang tải biểu đồ',
    keys: 'Dùng phím mũi tên để xem từng ngày.',
    best: 'Cao nhất {{day}}: {{value}}.',
  },
  products: {
    title: 'Bán chạy nhất',
    list: 'Mười sản phẩm bán chạy nhất',
    worth: 'Giá trị hàng {{amount}} xu',
    rank: 'Hạng {{rank}}',
    unranked: 'Chưa xếp hạng',
    own: 'Bạn',
  },
  empty: {
    title: 'Chưa bán được gì trong kỳ này',
    text: 'Đơn hàng đầu tiên sẽ hiện ở đây vài giây sau khi khách đặt.',
    longer: 'Xem 90 ngày',
    orders: 'Xem đơn hàng',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/sales': typeof texts;
  }
}
