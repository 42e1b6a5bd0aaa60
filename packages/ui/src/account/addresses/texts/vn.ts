const texts = {
  address: {
    title: 'Sổ địa chỉ',
    lead: 'Nơi nhận những món bạn trúng và những đơn bạn mua.',
    add: 'Thêm địa chỉ',
    addTitle: 'Thêm địa chỉ',
    addSubmit: 'Lưu địa chỉ',
    added: 'Đã thêm địa chỉ',
    edit: 'Sửa',
    editNamed: 'Sửa địa chỉ của {{consignee}}',
    editTitle: 'Sửa địa chỉ',
    editSubmit: 'Lưu thay đổi',
    edited: 'Đã lưu địa chỉ',
    default: 'Mặc định',
    makeDefault: 'Đặt làm mặc định',
    makeDefaultNamed: 'Đặt làm mặc định: địa chỉ của {{consignee}}',
    madeDefault: 'Đã đổi địa chỉ mặc định',
    remove: 'Xóa',
    removeNamed: 'Xóa địa chỉ của {{consignee}}',
    removeConfirm: {
      title: 'Xóa địa chỉ này?',
      body: '{{consignee}}, {{place}}. Đơn đã đặt vẫn giao tới địa chỉ cũ.',
    },
    removed: 'Đã xóa địa chỉ',
    openMap: 'Xem trên bản đồ',
    openMapNamed: 'Xem trên bản đồ: địa chỉ của {{consignee}}',
    full: 'Sổ địa chỉ đã đủ {{most}} địa chỉ. Xóa bớt một địa chỉ để thêm mới.',
    empty: {
      title: 'Chưa có địa chỉ nào',
      body: 'Thêm nơi nhận hàng một lần, những lần sau chỉ cần bấm chọn.',
    },
    notes: {
      title: 'Để hàng đến đúng nơi',
      area: 'Chọn phường, xã theo tên mới từ 07/2025. Không chắc? Gõ vài chữ, không cần dấu.',
      phone: 'Shipper gọi trước khi giao, nên hãy điền số bạn luôn mang theo.',
      time: 'Hàng đến trong 7–15 ngày làm việc, từ 3 món được miễn phí giao.',
    },
    pinAt: 'Đã ghim: {{latitude}}, {{longitude}}',
    putPin: 'Ghim trên bản đồ',
    movePin: 'Dời ghim',
    removePin: 'Bỏ ghim',
  },
  choice: { title: 'Giao đến đâu?', none: 'Bạn chưa có địa chỉ nhận hàng nào.', change: 'Đổi địa chỉ' },
  fields: {
    consignee: { label: 'Người nhận', hint: 'Họ tên người sẽ ký nhận hàng.' },
    phone: { label: 'Số điện thoại', hint: 'Shipper gọi số này trước khi giao.' },
    area: { label: 'Khu vực' },
    detail: { label: 'Địa chỉ chi tiết', hint: 'Số nhà, tên đường, tòa nhà, tầng.' },
    position: { label: 'Vị trí trên bản đồ', hint: 'Giúp shipper tìm nhà nhanh hơn.' },
    is_default: { label: 'Đặt làm mặc định', hint: 'Được chọn sẵn mỗi khi bạn đặt giao hàng.' },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'account/addresses': typeof texts;
  }
}
