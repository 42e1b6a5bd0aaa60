const texts = {
  statements: {
    title: 'Sao kê theo tháng',
    intro: 'Mỗi tháng đã kết thúc có một bản sao kê PDF, lập từ sổ cái và giữ nguyên mãi mãi.',
    currency: 'Loại tài sản',
    tab: { balance: 'Xu', stone: 'Đá', diamond: 'Kim cương' },
    list: 'Các tháng',
    opening: 'Đầu kỳ',
    closing: 'Cuối kỳ',
    soFar: 'Đến hôm nay',
    running: 'Đang diễn ra',
    lines: 'Xem giao dịch',
    linesOf: 'Xem giao dịch {{month}}',
    download: 'Tải PDF',
    downloadOf: 'Tải PDF sao kê {{month}}',
    empty: {
      title: 'Chưa có sao kê nào',
      body: 'Sao kê bắt đầu từ giao dịch đầu tiên của bạn.',
      action: 'Nạp xu',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'wallet/statements': typeof texts;
  }
}
