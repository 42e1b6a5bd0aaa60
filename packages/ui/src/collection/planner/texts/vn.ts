const texts = {
  title: 'Kế hoạch trọn bộ',
  lead: 'Trọn bộ cần bao nhiêu xu, tính đúng theo tỉ lệ lúc này. Chỉ để bạn cân nhắc.',
  series: 'Bộ nhân vật',
  progress: 'Đã có {{owned}}/{{toys}}',
  complete: { title: 'Bạn đã có trọn bộ!', body: 'Không còn thiếu món nào.' },
  toys: { title: 'Món trong bộ', owned: 'Đã có', missing: 'Còn thiếu' },
  missing: {
    title: 'Còn thiếu {{missing}} món',
    value: 'Tổng giá thị trường: {{value}} xu.',
  },
  boxes: {
    title: 'Hộp đang bán có món bạn thiếu',
    covers: 'Có {{found}} trong {{missing}} món còn thiếu',
    coversAll: 'Có đủ các món còn thiếu',
    average: 'Trung bình',
    draws_other: '{{count}} lượt',
    coins: 'khoảng {{coins}} xu',
    half: 'Một nửa người chơi cần không quá {{draws}} lượt ({{coins}} xu); nửa còn lại cần nhiều hơn.',
    error: 'Ước tính bằng mô phỏng, sai số khoảng {{draws}} lượt.',
    dear: 'Đắt hơn giá thị trường của các món này {{more}} xu. Nếu chỉ muốn có chúng, mua lẻ rẻ hơn.',
    none: { title: 'Chưa có hộp nào có món bạn thiếu', body: 'Biết đâu bạn bè có món để tặng bạn.' },
    noneAction: 'Xem quà tặng',
  },
  how: {
    title: 'Cách tính',
    finite: 'Hộp có số vé: tính theo số vé còn lại, nếu không có ai khác rút.',
    infinite: 'Hộp vô hạn: tính theo tỉ lệ công bố, kể cả bảo hiểm và số lượt bạn đã tích lũy.',
    last: 'Giải vé cuối và hộp của các bộ khác không được tính.',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'collection/planner': typeof texts;
  }
}
