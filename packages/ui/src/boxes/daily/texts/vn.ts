const texts = {
  title: 'Rút miễn phí',
  lead: 'Mỗi tối từ 20:00 đến 00:00, mỗi người một lượt, không mất xu nào.',
  tonight: 'Rút miễn phí tối nay',
  hours: '20:00–00:00 giờ Việt Nam',
  times: '20:00–00:00',
  closed: 'Mở lúc 20:00 tối nay, còn',
  open: 'Đang mở, đóng sau',
  next: 'Lượt tới mở sau',
  opens: 'Mở sau',
  closes: 'Đóng sau',
  starting: 'Sắp mở',
  ending: 'Vừa đóng',
  now: 'Đang mở',
  draw: 'Rút ngay, không mất xu',
  go: 'Rút ngay',
  signIn: 'Đăng nhập để rút',
  done: 'Hôm nay bạn đã rút',
  see: 'Xem lại quà',
  finish: 'Về trang rút miễn phí',
  toys: 'Tủ đồ',
  stones: 'Ví đá',
  coupons: 'Ví phiếu',
  remind: 'Nhắc tôi lúc 20:00',
  remindLead: 'Chỉ nhắc khi bạn chưa rút.',
  reminding: 'Từ nay shop nhắc bạn lúc 20:00.',
  notReminding: 'Shop không nhắc nữa.',
  honest: {
    title: 'Tối nào cũng như nhau',
    lead: 'Vắng một tối không mất gì, rút nhiều tối liền tỉ lệ cũng không đổi. Seed của mỗi tối được công bố lúc 00:05, ai cũng kiểm chứng được.',
  },
  prizes: 'Có gì trong đèn lồng',
  prizesLead:
    'Món đồ chơi nhỏ được gửi về nhà trong kiện riêng. Hết phiếu thì bạn nhận đá linh hồn có giá trị ngang bằng.',
  odds: 'Xem tỉ lệ',
  history: 'Những lần bạn rút',
  all: 'Tất cả lượt mở',
  none: 'Bạn chưa rút lần nào. Tối nay thử nhé.',
  unseen: 'Chưa khui',
  countdown: { days: 'ngày', hours: 'giờ', minutes: 'phút', seconds: 'giây' },
  left: 'Còn {{hours}} giờ {{minutes}} phút',
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'boxes/daily': typeof texts;
  }
}
