const texts = {
  label: 'Lượt mở của hộp này',
  free: 'Ai cũng mở được ngay',
  freeHint: 'Muốn mở một mình? Giữ hộp.',
  hold: 'Giữ hộp',
  signIn: 'Đăng nhập',
  held: '{{name}} đang mở',
  waiting_other: '{{count}} người đang đợi',
  nobodyWaits: 'Chưa có ai đợi',
  join: 'Xếp hàng',
  own: 'Hộp đang giữ cho bạn',
  ownHint: '+3 phút mỗi lượt mở',
  ownWaiting_other: '+3 phút mỗi lượt · {{count}} đợi',
  giveBack: 'Trả hộp',
  place: 'Bạn đứng thứ {{number}}',
  about_other: 'Còn khoảng {{count}} phút',
  soon: 'Sắp đến lượt bạn',
  leave: 'Rời hàng',
  open: 'Ai cũng mở được ngay',
  openHint: 'nữa là giữ lại được',
  holdAgain: 'Giữ lại được sau',
  until: 'Còn giữ',
  turning: 'Đang đổi lượt',
  countdown: { days: 'ngày', hours: 'giờ', minutes: 'phút', seconds: 'giây' },
  left: 'Còn {{minutes}} phút {{seconds}} giây',
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'boxes/queue': typeof texts;
  }
}
