const texts = {
  fields: {
    day: { label: 'Mỗi ngày', hint: 'Để trống nếu không giới hạn.' },
    week: { label: 'Mỗi tuần', hint: 'Tính từ thứ Hai.' },
    month: { label: 'Mỗi tháng', hint: 'Tính từ ngày 1.' },
  },
  spending: {
    title: 'Hạn mức chi tiêu',
    spent: 'Bạn đã chi',
    periods: { day: 'Hôm nay', week: 'Tuần này', month: 'Tháng này' },
    ofCap: '{{spent}} trên {{cap}} xu',
    left: 'Còn {{left}} trong hạn mức {{cap}}',
    reached: 'Đã hết hạn mức {{cap}}',
    noCap: 'Không giới hạn',
    resets: 'Tính lại lúc {{time}}',
    thisMonth: 'Tháng này đã chi {{spent}} xu',
    thisMonthOf: 'Tháng này đã chi {{spent}} trên {{cap}} xu',
    see: 'Xem hạn mức chi tiêu',
    caps: {
      title: 'Hạn mức của bạn',
      lead: 'Đặt thấp hơn có hiệu lực ngay. Nâng hoặc bỏ hạn mức có hiệu lực sau 24 giờ.',
      submit: 'Lưu hạn mức',
      saved: 'Đã lưu hạn mức',
      raised: 'Mức cao hơn sẽ có hiệu lực sau 24 giờ',
    },
    raise: {
      title: 'Từ {{time}}, hạn mức sẽ là:',
      day: 'Mỗi ngày: {{cap}}',
      week: 'Mỗi tuần: {{cap}}',
      month: 'Mỗi tháng: {{cap}}',
      cancel: 'Giữ hạn mức cũ',
      cancelled: 'Hạn mức được giữ nguyên',
    },
    coolOff: {
      title: 'Tạm nghỉ',
      lead: 'Cho mình một khoảng nghỉ: trong thời gian này bạn không mở hộp hay tham gia lượt trả phí nào được.',
      length: 'Nghỉ trong bao lâu',
      lengths: { day: '24 giờ', week: '7 ngày', month: '30 ngày' },
      start: 'Bắt đầu tạm nghỉ',
      prolong: 'Kéo dài tạm nghỉ',
      running: 'Bạn đang tạm nghỉ đến {{time}}. Tủ đồ và số dư vẫn nguyên vẹn.',
      longest: 'Đây là thời gian nghỉ dài nhất.',
      started: 'Đã bắt đầu tạm nghỉ',
      confirm: {
        title: 'Tạm nghỉ {{length}}?',
        body: 'Tính từ lúc này. Không ai kết thúc sớm được, kể cả chăm sóc khách hàng. Bạn chỉ có thể kéo dài thêm.',
        keep: 'Để sau',
        start: 'Tạm nghỉ ngay',
      },
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'wallet/spending': typeof texts;
  }
}
