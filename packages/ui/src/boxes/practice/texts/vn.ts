const texts = {
  title: 'Mở thử',
  badge: 'Luyện tập',
  lead: 'Cách rút và tỉ lệ giống hộp thật, nhưng không mất xu và không trao giải.',
  draw: 'Mở thử ×{{count}}',
  again: 'Làm lại',
  spent: 'Nếu là thật, bạn đã trả',
  worth: 'Và nhận được đồ chơi trị giá',
  draws: 'Số lượt thử',
  coins: '{{amount}} xu',
  latest: 'Vừa ra',
  times: '×{{count}}',
  guaranteed: 'bảo hiểm',
  over: 'Hộp thử đã hết vé.',
  chart: {
    title: 'Số lượt đã ra, vạch là số lượt theo tỉ lệ',
    counts: '{{drawn}} · theo tỉ lệ {{stated}}',
    empty: 'Mở thử vài lượt để xem biểu đồ.',
  },
  real: 'Về hộp thật',
  announce: 'Đã mở thử {{count}} lượt. Tốt nhất: {{prize}}.',
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'boxes/practice': typeof texts;
  }
}
