const texts = {
  now: {
    title: 'Cơ hội của bạn lúc này',
    half: 'Một nửa người chơi trúng giải {{tier}} trong tối đa {{draws}} lượt.',
    certain: 'Chắc chắn trúng giải {{tier}} chậm nhất sau {{draws}} lượt.',
    gone: 'Giải {{tier}} đã hết.',
    within: 'Trúng giải {{tier}}, khi mở',
    draws: '{{amount}} lượt',
    spent: 'Bạn đã mở {{draws}} lượt của hộp này, hết {{coins}} xu.',
    spentNothing: 'Bạn chưa mở hộp này lần nào.',
    observed: 'So tỉ lệ công bố với thực tế',
    practice: 'Mở thử, không mất xu',
  },
  title: 'Công bố và thực tế',
  lead: 'Mọi lượt mở của hộp này, đếm lại vài giây một lần và đặt cạnh tỉ lệ đã công bố.',
  version: 'Bảng tỉ lệ số {{version}}',
  draws_other: '{{amount}} lượt mở',
  guaranteed_other: '{{amount}} lượt khác do bảo hiểm quyết định, không tính vào đây.',
  verdict: {
    few: { title: 'Chưa đủ lượt để kết luận', text: 'Càng nhiều lượt mở, khoảng càng hẹp.' },
    fits: {
      title: 'Thực tế khớp với công bố',
      text: 'Không có dấu hiệu nào cho thấy tỉ lệ khác với công bố. Máy chủ so sánh liên tục và báo động khi có sai lệch.',
    },
    parted: {
      title: 'Thực tế lệch khỏi công bố',
      text: 'Sai lệch quá lớn, khó là ngẫu nhiên. Shop đã nhận cảnh báo và đang kiểm tra.',
    },
    finite: {
      title: 'Seed chứng minh từng vé',
      text: 'Vé đã rút không bỏ lại, nên khi hộp hết, thực tế luôn bằng công bố. Khoảng bên dưới chứa 95% các lần xáo vé công bằng.',
    },
  },
  columns: { prize: 'Giải', stated: 'Công bố', observed: 'Thực tế', band: 'Khoảng 95%' },
  tableOf: 'Tỉ lệ thực tế của {{pool}}, bảng số {{version}}',
  seen: '{{amount}} lượt',
  bandOf: '{{low}}–{{high}}',
  outside: 'ngoài khoảng',
  how: {
    title: 'Cách tính',
    wilson:
      'Hộp vô hạn: khoảng Wilson 95% quanh số đã thấy. Tỉ lệ thật nằm trong đó ở 95 trên 100 lần, nên thỉnh thoảng một dòng nằm ngoài là bình thường.',
    shuffle: 'Hộp có số vé: khoảng tính chính xác theo phân phối siêu bội.',
    alarm:
      'Báo động so cả bảng cùng lúc, sau mỗi lần đếm. Tỉ lệ đúng bị báo nhầm ở nhiều nhất 1 trên {{tables}} bảng, dù theo dõi bao lâu.',
  },
  empty: { title: 'Chưa ai mở hộp này', text: 'Có lượt mở đầu tiên là có số liệu.', action: 'Xem hộp' },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'boxes/fairness': typeof texts;
  }
}
