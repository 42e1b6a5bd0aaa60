const texts = {
  title: 'Nâng cấp và ghép',
  kind: { label: 'Loại', target: 'Món nâng cấp', recipe: 'Công thức' },
  list: 'Đang mở và đã dừng',
  new: { target: 'Mở món nâng cấp', recipe: 'Công thức mới' },
  empty: {
    target: { title: 'Chưa mở món nào', body: 'Người chơi chưa nâng cấp được gì. Mở món đầu tiên.' },
    recipe: { title: 'Chưa có công thức nào', body: 'Người chơi chưa ghép được gì. Thêm công thức đầu tiên.' },
  },
  rarity: { common: 'Thường', rare: 'Hiếm', epic: 'Siêu hiếm', legendary: 'Huyền thoại' },
  takes: '{{count}} món {{rarity}} bất kỳ',
  takesSeries: '{{count}} món {{rarity}} của bộ {{series}}',
  given: 'Đã phát {{given}}/{{stock}}',
  open: 'Đang mở',
  gone: 'Đã hết',
  stopped: 'Đã dừng',
  stop: 'Dừng',
  stopTitle: 'Dừng {{name}}',
  stopHint: 'Đã dừng thì không mở lại được. Món người chơi đã nhận vẫn là của họ.',
  actions: { offer_create: 'Mở', offer_stop: 'Dừng' },
  by: '{{action}} · {{operator}} · {{time}}',
  toy: '{{name}} · {{value}} xu',
  created: 'Đã mở.',
  done: 'Đã dừng.',
  fields: {
    toy_id: { label: 'Món người chơi nhận' },
    stock: { label: 'Số lượng', hint: 'Phát hết số này thì tự đóng.' },
    takes: { label: 'Số món cần' },
    takes_rarity: { label: 'Độ hiếm cần' },
    takes_rarity_options: { common: 'Thường', rare: 'Hiếm', epic: 'Siêu hiếm', legendary: 'Huyền thoại' },
    takes_series_id: { label: 'Của bộ nhân vật', hint: 'Bỏ trống: bộ nào cũng được.' },
    why: { label: 'Lý do', hint: 'Được ghi vào nhật ký cùng tên bạn.' },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/offers': typeof texts;
  }
}
