const texts = {
  state: {
    under_review: 'Chờ duyệt',
    failed_audit: 'Không được duyệt',
    not_started: 'Sắp mở',
    in_progress: 'Đang mở',
    in_lottery: 'Đang quay',
    ended: 'Đã kết thúc',
    suspended: 'Tạm dừng',
    void: 'Đã hủy',
  },
  voidReason: 'Không đủ người, giải và tiền đã hoàn lại.',
  owner: 'Chủ phòng {{nickname}}',
  mine: 'Phòng của tôi',
  joined: 'Đã tham gia',
  password: 'Cần mật khẩu',
  free: 'Miễn phí',
  coins: 'xu',
  prizes_other: '{{amount}} giải, trị giá {{value}} xu',
  more: '+{{amount}}',
  people: 'Người tham gia',
  peopleOf: '{{joined}}/{{needed}} người',
  peopleEnough_other: '{{amount}} người',
  short_other: 'Thiếu {{count}} người',
  enough: 'Đủ người',
  opensIn: 'Mở sau',
  drawsIn: 'Quay sau',
  drawsAt: 'Quay lúc {{time}}, {{date}}',
  drawnAt: 'Đã quay lúc {{time}}, {{date}}',
  drawing: 'Đang quay thưởng',
  countdown: {
    days: 'ngày',
    hours: 'giờ',
    minutes: 'phút',
    seconds: 'giây',
    spoken: 'Còn {{days}} ngày {{hours}} giờ {{minutes}} phút {{seconds}} giây',
    ended: 'Đến giờ',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'rooms/lobby': typeof texts;
  }
}
