export default {
  title: 'Đang chờ bạn thanh toán',
  go: 'Tiếp tục',
  checking: 'Đang đối chiếu',
  left: 'Còn',
  more: 'Xem thêm {{count}} khoản',
  countdown: {
    hours: 'giờ',
    minutes: 'phút',
    seconds: 'giây',
    spoken: 'Còn {{hours}} giờ {{minutes}} phút',
    ended: 'Hết hạn',
  },
};
