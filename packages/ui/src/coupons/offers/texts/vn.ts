const texts = {
  offers: {
    title: 'Lấy phiếu giảm giá',
    list: 'Phiếu đang phát',
    own: 'Phiếu của tôi',
    free: 'Nhận',
    freeNamed: 'Nhận {{name}}',
    buy: '{{price}} xu',
    buyNamed: 'Mua {{name}} với {{price}} xu',
    validity: 'Dùng trong {{days}} ngày · còn {{remaining}} phiếu',
    none: 'Đã phát hết',
    taken: 'Bạn đã nhận đủ',
    done: 'Phiếu đã vào ví của bạn. Dùng được ngay.',
    empty: {
      title: 'Hiện chưa có phiếu nào',
      body: 'Shop sẽ sớm phát phiếu mới. Trong lúc chờ, bạn xem các hộp mù nhé.',
      action: 'Xem hộp mù',
    },
  },
  buying: {
    title: 'Mua phiếu này?',
    price: 'Giá',
    balance: 'Số dư',
    left: 'Số dư còn lại',
    pay: 'Mua với {{price}} xu',
    short: 'Bạn còn thiếu {{amount}} xu.',
    recharge: 'Nạp thêm',
    undecided: 'Chưa nhận được phản hồi. Bấm lại nhé, bạn không bị trừ xu hai lần.',
    asking: 'Đang hỏi lại đơn mua trước',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'coupons/offers': typeof texts;
  }
}
