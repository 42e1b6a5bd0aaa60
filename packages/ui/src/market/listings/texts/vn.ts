const texts = {
  listing: {
    state: { listed: 'Đang bán', delisted: 'Đã gỡ', sold_out: 'Hết hàng' },
    coins: 'xu',
    freeShipping: 'Miễn phí giao hàng',
    shipping: 'Phí giao {{fee}} xu',
    seller: 'Bán bởi {{shop}}',
    authenticated: 'Đã xác thực',
    photos_other: '{{count}} ảnh',
    stock_other: 'Còn {{amount}}',
    sold_other: 'Đã bán {{amount}}',
    buy: 'Mua',
    buyNamed: 'Mua {{name}}',
    edit: 'Sửa',
    editNamed: 'Sửa {{name}}',
    delist: 'Gỡ xuống',
    delistNamed: 'Gỡ xuống: {{name}}',
    relist: 'Đăng lại',
    relistNamed: 'Đăng lại {{name}}',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'market/listings': typeof texts;
  }
}
