const texts = {
  checkIn: {
    title: 'Điểm danh',
    heading: '15 ngày, quà mỗi ngày',
    lead: 'Điểm danh liên tiếp để nhận đá. Lỡ một ngày thì bắt đầu lại từ ngày 1.',
    streak_other: '{{count}} ngày liên tiếp',
    noStreak: 'Bắt đầu chuỗi ngày của bạn',
    press: 'Điểm danh nhận {{stones}} đá',
    done: 'Hôm nay đã điểm danh',
    next: 'Lượt tiếp theo sau',
    comeBack: 'Hẹn bạn ngày mai nhé!',
    gotTold: 'Điểm danh thành công, bạn nhận {{stones}} đá.',
    days: 'Các ngày điểm danh',
    day: 'Ngày {{day}}',
    states: { done: 'đã điểm danh', today: 'hôm nay', coming: 'sắp tới' },
    notVerified: 'Danh tính của bạn chưa được xác minh.',
    verify: 'Xác minh danh tính',
    waiting: 'Hồ sơ xác minh đang được duyệt. Duyệt xong là bạn điểm danh được ngay.',
    seeReview: 'Xem hồ sơ',
    countdown: { days: 'ngày', hours: 'giờ', minutes: 'phút', seconds: 'giây' },
    left: 'Còn {{hours}} giờ {{minutes}} phút',
    ready: 'Đã sang ngày mới',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'account/checkIn': typeof texts;
  }
}
