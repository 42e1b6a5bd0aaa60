const texts = {
  title: 'Đang chờ bạn thanh toán',
  go: 'Tiếp tục',
  checking: 'Đang đối chiếu',
  left: 'Còn',
  more_other: 'Xem thêm {{count}} khoản',
  countdown: {
    hours: 'giờ',
    minutes: 'phút',
    seconds: 'giây',
    spoken: 'Còn {{hours}} giờ {{minutes}} phút',
    ended: 'Đã hết hạn',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'wallet/unpaid': typeof texts;
  }
}
