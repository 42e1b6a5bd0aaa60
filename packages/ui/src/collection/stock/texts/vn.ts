const texts = {
  title: 'Hàng có thật trong kho',
  promise: 'Mỗi giải trong hộp ứng với một món có thật, đã được shop đếm và giữ riêng trước khi mở bán.',
  kept: 'Giải nào cũng đang có hàng chờ',
  gone: 'Hộp đã mở hết, hàng đã về tay người chơi',
  restocking: 'Kho đang nhập thêm, hộp tạm mở được ít lượt',
  figures: {
    left: 'Giải còn trong hộp',
    held: 'Món đã giữ trong kho',
    covered: 'Lượt chắc chắn có hàng',
  },
  prizes: {
    title: 'Từng giải một',
    tier: 'Giải {{tier}}',
    lastTier: 'Giải vé cuối',
    left: 'Còn trong hộp',
    held: 'Đã giữ',
    reserve: 'Đã giữ cho hộp',
    onHand: 'Cả kho có {{units}} món này',
  },
  how: {
    title: 'Vì sao tin được',
    sale: 'Hộp chỉ lên kệ khi kho đã giữ đủ hàng cho mọi giải. Thiếu một món là hệ thống không cho mở bán.',
    draw: 'Khi bạn mở trúng, món đã giữ cho hộp được giữ cho bạn, không ai lấy mất được.',
    infinite: 'Khi đầy kho, hộp vô hạn luôn giữ ít nhất 50 món mỗi mẫu. Lượt nào chưa chắc có hàng thì shop không bán.',
    parcel: 'Gửi về nhà thì món rời kho; tách lấy đá thì món trở lại kho.',
  },
  open: 'Xem hộp này',
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'collection/stock': typeof texts;
  }
}
