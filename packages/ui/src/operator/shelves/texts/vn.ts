const texts = {
  title: 'Hàng trên kệ',
  on_hand: 'Trên kệ',
  free: 'Còn trong kho',
  low: 'Chỉ còn {{units}} món trên kệ, từ {{since}}.',
  ownGoods: 'Hàng riêng của gian hàng',
  fromWarehouse: 'Hàng trong kho: {{toy}}',
  product: 'Xem sản phẩm',
  warehouse: 'Sổ kho của món này',
  move: {
    receive: 'Nhận hàng',
    shelve: 'Lấy từ kho',
    unshelve: 'Trả về kho',
    add: 'Tăng số đếm',
    remove: 'Giảm số đếm',
  },
  hint: {
    receive: 'Hàng mới về, bán được ngay.',
    shelve: 'Chỉ lấy được số chưa giữ cho hộp và người chơi.',
    unshelve: 'Hàng rời kệ và về lại kho.',
    add: 'Khi đếm thấy nhiều hơn sổ.',
    remove: 'Khi hàng hỏng, mất, hoặc đếm thấy ít hơn sổ.',
  },
  submit: 'Ghi nhận',
  done: 'Đã ghi vào sổ.',
  history: 'Lịch sử',
  empty: { title: 'Chưa có gì thay đổi', body: 'Hàng nhận, bán ra và sửa số sẽ hiện ở đây.' },
  movement: {
    begin: 'Số đầu sổ',
    receive: 'Nhận hàng',
    correct: 'Sửa số',
    shelve: 'Lấy từ kho',
    unshelve: 'Trả về kho',
    order: 'Bán ra',
    give_back: 'Đơn trả hàng về',
  },
  order: 'Đơn {{number}}',
  by: '{{operator}} · {{time}}',
  fields: {
    units: { label: 'Số món' },
    reason: { label: 'Lý do', hint: 'Được ghi vào sổ cùng tên bạn.' },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/shelves': typeof texts;
  }
}
