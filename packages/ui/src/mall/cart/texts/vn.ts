const texts = {
  title: 'Giỏ hàng',
  link_other: 'Giỏ hàng, {{count}} món',
  linkEmpty: 'Giỏ hàng',
  add: {
    button: 'Thêm vào giỏ',
    buy: 'Mua ngay',
    buyPreSale: 'Đặt trước · cọc {{deposit}} xu',
    count: 'Số lượng',
    less: 'Bớt một món',
    more: 'Thêm một món',
    minimum: 'Số lượng tối thiểu là 1.',
    maximum: 'Số lượng tối đa là {{maximum}}.',
    added: 'Đã thêm vào giỏ hàng.',
    full: 'Giỏ chỉ chứa được {{most}} phân loại. Bỏ bớt món không cần rồi thêm lại nhé.',
  },
  leftOut_other: 'Giỏ đã đầy: {{count}} món được giữ trên thiết bị này đến khi giỏ có chỗ.',
  empty: {
    title: 'Giỏ hàng còn trống',
    text: 'Thêm món bạn thích; từ 3 món shop miễn phí giao hàng.',
    mall: 'Dạo gian hàng',
  },
  guest: 'Giỏ này lưu trên thiết bị. Đăng nhập để mang theo sang máy khác.',
  signIn: 'Đăng nhập',
  changed: {
    title: 'Giá đã thay đổi',
    up: '{{name}}: tăng từ {{before}} lên {{after}}',
    down: '{{name}}: giảm từ {{before}} còn {{after}}',
    agree: 'Tôi đã xem giá mới',
  },
  gone: {
    title: 'Các sản phẩm sau đã hết hàng',
    titleNotSold: 'Các sản phẩm sau không đặt được nữa',
    remove: 'Bỏ món không đặt được khỏi giỏ',
  },
  trouble: {
    not_sold: 'Shop đã ngừng bán món này.',
    out_of_stock: 'Hết hàng.',
    too_few: 'Chỉ còn {{most}} món.',
    over_limit: 'Mỗi người mua tối đa {{limit}} món.',
  },
  preSale: 'Đặt trước',
  remove: 'Bỏ {{name}} khỏi giỏ',
  list: 'Món trong giỏ',
  free: {
    reached: 'Đơn này được miễn phí giao hàng.',
    missing_other: 'Thêm {{count}} món nữa để được miễn phí giao hàng.',
    label: 'Số món để được miễn phí giao hàng',
  },
  checkout: {
    button_other: 'Đặt hàng ({{count}} món)',
    preSale: 'Đặt trước {{name}}',
  },
  sums: {
    title: 'Số tiền',
    pieces_other: '{{count}} món',
    goods: 'Tiền hàng',
    shipping: 'Phí giao hàng',
    freeShipping: 'Miễn phí',
    total: 'Tổng cộng',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'mall/cart': typeof texts;
  }
}
