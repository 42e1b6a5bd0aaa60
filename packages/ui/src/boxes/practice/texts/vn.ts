const texts = {
  title: 'Mở thử',
  badge: 'Luyện tập',
  lead: 'Cùng cách rút, cùng tỉ lệ với hộp thật, nhưng không mất xu và không có giải nào được trao.',
  draw: 'Mở thử ×{{count}}',
  again: 'Làm lại',
  spent: 'Nếu là thật, bạn đã trả',
  worth: 'Và nhận về đồ chơi trị giá',
  draws: 'Số lượt thử',
  coins: '{{amount}} xu',
  latest: 'Vừa ra',
  times: '×{{count}}',
  guaranteed: 'bảo hiểm',
  over: 'Hộp thử đã hết vé.',
  chart: {
    title: 'Đã ra bao nhiêu, vạch là lẽ ra bao nhiêu',
    counts: '{{drawn}} · lẽ ra {{stated}}',
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
