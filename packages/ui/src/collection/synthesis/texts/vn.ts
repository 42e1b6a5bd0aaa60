const texts = {
  title: 'Ghép món mới',
  lead: 'Gom đủ món theo công thức là chắc chắn có món mới. Món đã ghép không lấy lại được.',
  rarity: { common: 'Thường', rare: 'Hiếm', epic: 'Siêu hiếm', legendary: 'Huyền thoại' },
  recipes: 'Công thức',
  takes: '{{count}} món {{rarity}} bất kỳ',
  takesSeries: '{{count}} món {{rarity}} của bộ {{series}}',
  left_other: 'còn {{count}}',
  owned: 'Bạn có {{owned}}/{{takes}}',
  ready: 'Đủ để ghép',
  empty: {
    title: 'Chưa có công thức nào',
    body: 'Shop sẽ sớm mở thêm. Đồ chơi của bạn vẫn trong tủ.',
    action: 'Về tủ đồ',
  },
  choose: {
    title: 'Chọn món để ghép',
    hint: 'Chạm vào món để thêm vào công thức.',
    chosen: 'Đang ghép',
    slot: 'Ô trống',
    remove: 'Bỏ {{name}} ra',
    add: 'Thêm',
    count: '{{chosen}}/{{count}}',
    fill: 'Chọn bản trùng giúp mình',
    last: 'Bản cuối cùng',
    none: { title: 'Chưa có món nào hợp', body: 'Mở hộp để tìm những món công thức cần.', action: 'Chọn hộp để mở' },
    other: 'Công thức khác',
  },
  submit: 'Ghép',
  more_other: 'Cần thêm {{count}} món',
  confirm: {
    title: 'Ghép {{name}}?',
    body_other: '{{count}} món sẽ rời tủ đồ mãi mãi. Bạn chắc chắn nhận được {{name}}.',
    yes: 'Ghép',
    no: 'Để xem lại',
  },
  unsure: 'Chưa rõ lần ghép vừa rồi có thành công không. Hãy kiểm tra kết quả trước khi thử lại.',
  ask: 'Kiểm tra kết quả',
  stage: 'Sân khấu ghép món',
  making: 'Đang ghép…',
  done: {
    title: 'Ghép xong!',
    said: 'Ghép xong! Bạn nhận được {{name}}.',
    open: 'Xem món mới',
    again: 'Ghép tiếp',
    record: 'Lịch sử ghép',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'collection/synthesis': typeof texts;
  }
}
