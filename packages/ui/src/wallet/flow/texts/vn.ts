const texts = {
  held: { balance: 'Số dư', stone: 'Đá linh hồn', diamond: 'Kim cương' },
  flow: {
    of: {
      balance: { title: 'Biến động số dư', empty: 'Mỗi lần nạp xu hay mở hộp đều được ghi lại ở đây.' },
      stone: {
        title: 'Biến động đá linh hồn',
        empty: 'Điểm danh và quà hạng mỗi tháng tặng bạn đá linh hồn. Mỗi lần nhận đều được ghi lại ở đây.',
      },
      diamond: {
        title: 'Biến động kim cương',
        empty: 'Nạp từ 500.000 xu, bạn được tặng 1% bằng kim cương. Mỗi viên trả được 100 xu khi mở hộp.',
      },
    },
    title: 'Lịch sử giao dịch',
    currency: 'Loại tài sản',
    tab: { balance: 'Xu', stone: 'Đá', diamond: 'Kim cương' },
    only: { in: 'Tiền vào', out: 'Tiền ra' },
    cameIn: 'Vào',
    wentOut: 'Ra',
    statements: 'Sao kê theo tháng',
    export: 'Tải về dạng CSV',
    checkIn: 'Điểm danh',
    boxes: 'Mở hộp',
    level: 'Hạng của tôi',
    month: 'Tháng',
    everyMonth: 'Tất cả các tháng',
    kind: 'Loại giao dịch',
    everyKind: 'Tất cả',
    balanceAfter: 'Còn {{amount}}',
    empty: 'Chưa có giao dịch nào',
    nothingFound: {
      title: 'Không có giao dịch phù hợp',
      body: 'Hãy thử tháng khác hoặc xem tất cả các loại.',
      action: 'Bỏ bộ lọc',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'wallet/flow': typeof texts;
  }
}
