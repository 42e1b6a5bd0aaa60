const texts = {
  title: 'Danh sách yêu thích',
  add: 'Thêm vào danh sách yêu thích',
  remove: 'Bỏ khỏi danh sách yêu thích',
  added: 'Đã thêm. Giá giảm hay có hàng lại, shop sẽ báo bạn.',
  tellMe: 'Báo tôi khi có hàng',
  waiting: 'Shop sẽ báo khi có hàng',
  list: 'Món yêu thích',
  lead: 'Giá giảm hoặc có hàng lại là shop báo bạn ngay.',
  cheaper: 'Rẻ hơn {{amount}} so với lúc thêm',
  notListed: 'Shop đã ngừng bán',
  empty: {
    title: 'Chưa có món yêu thích',
    text: 'Bấm trái tim ở trang sản phẩm để shop báo khi giá giảm hoặc có hàng lại.',
    mall: 'Dạo gian hàng',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'mall/wishlist': typeof texts;
  }
}
