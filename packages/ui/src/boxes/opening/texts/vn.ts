const texts = {
  draws_other: '{{count}} lượt',
  price: {
    choose: 'Số lượt mở',
    times: '×{{count}}',
    all: 'Cả {{count}} vé',
    balance: 'Số dư',
    pay: 'Mở {{count}} lượt',
    payTen: 'Mở 10 lượt',
    payFor: 'Mở {{count}} lượt · {{total}}',
    list: 'Giá gốc {{list}} xu',
    couponOff: 'Phiếu −{{off}}',
    changed: 'Hộp vừa có thay đổi: giờ là {{count}} lượt, {{total}} xu.',
    insufficient: 'Còn thiếu {{amount}} xu',
    recharge: 'Nạp thêm',
    signIn: 'Đăng nhập để mở hộp',
  },
  open: {
    title: 'Mở hộp',
    undecided: 'Chưa nhận được phản hồi. Bấm lại nhé, bạn không bị trừ xu hai lần.',
    undecidedBefore: 'Đơn {{total}} xu trước đó chưa có kết quả, mở lại trang này để xem. Trả bây giờ là đơn mới.',
    asking: 'Đang hỏi lại đơn trước',
    drawing: 'Đang rút vé cho bạn',
    stage: 'Sân khấu mở hộp',
    tapToOpen: 'Chạm để khui',
    shaking: 'Lắc lắc…',
    opening: 'Mở rồi!',
    skip: 'Bỏ qua',
    sound: 'Âm thanh',
    flip: 'Lật thẻ {{position}}',
    flipAll: 'Lật tất cả',
    flipHint_other: 'Còn {{count}} thẻ úp. Chạm để lật.',
    got: 'Bạn nhận được {{prize}}, {{rarity}}, giải {{tier}}',
    instead: 'Phiếu đã phát hết, shop gửi bạn {{stones}} đá thay thế.',
    gotMore: 'bạn nhận thêm {{prize}}',
    summary_other: 'Bạn nhận được {{count}} món: {{prizes}}',
    continue: 'Xem kết quả',
    again: 'Mở tiếp',
    againFor: 'Mở tiếp · {{total}}',
    chooseCount: 'Chọn số lượt',
    collection: 'Tủ đồ',
    share: 'Khoe',
    verify: 'Kiểm tra',
    results: 'Chiến lợi phẩm',
    resultsLead_other: '{{count}} món đã vào bộ sưu tập của bạn.',
    worth: 'Tổng giá trị',
    rest_other: 'Khui tiếp {{count}} hộp',
    allSeen: 'Không còn hộp nào chưa mở',
    soldOut: 'Xem hộp khác',
  },
  ending: {
    last: { title: 'Giải vé cuối', why: 'Bạn mở tấm vé cuối cùng của hộp.' },
    global: { title: 'Giải Toàn hộp', why: 'Rút từ tất cả vé khi hộp hết, và vé của bạn trúng.' },
    arena: { title: 'Giải Đấu trường', why: 'Bạn giữ nhiều vé nhất khi hộp hết.' },
    emperor: { title: 'Giải Hoàng đế', why: 'Tấm vé bí mật, đã khóa từ lúc hộp mở bán, là của bạn.' },
  },
  wins: { title: 'Vừa trúng', won: 'vừa trúng', pause: 'Dừng', play: 'Tiếp tục' },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'boxes/opening': typeof texts;
  }
}
