const texts = {
  level: {
    centre: 'Hạng và quyền lợi',
    progress: 'Tiến độ lên hạng',
    rules: 'Thể lệ hạng',
    parts: { benefits: 'Quyền lợi', progress: 'Tiến độ', rules: 'Quy tắc' },
    yours: 'Hạng của bạn',
    points: '{{amount}} điểm',
    toNext: 'Còn {{points}} điểm nữa là lên hạng {{level}}',
    coinsToNext: 'tương đương {{coins}} xu mở hộp',
    progressTo: 'Tiến độ lên hạng {{level}}',
    progressOf: '{{points}} trên {{target}} điểm',
    top: 'Bạn đang ở hạng cao nhất. Cảm ơn bạn đã đồng hành cùng MCY!',
    ladder: 'Các hạng và quyền lợi',
    from: 'Từ {{points}} điểm',
    reached: 'Đã đạt',
    reachedOn: 'Đạt ngày {{date}}',
    current: 'Hiện tại',
    locked: 'Chưa mở khóa',
    benefits: {
      badge: 'Huy hiệu {{level}} cạnh tên bạn',
      stones: '{{stones}} đá linh hồn mỗi tháng',
    },
    gift: {
      title: 'Quà tháng này',
      amount: '{{stones}} đá linh hồn',
      lead: 'Quà dành cho hạng {{level}}, mỗi tháng một lần.',
      claim: 'Nhận quà',
      claimed: 'Bạn đã nhận ngày {{date}}. Quà tiếp theo có từ {{next}}.',
      none: 'Quà hằng tháng bắt đầu từ hạng {{level}}.',
      done: 'Đã nhận {{stones}} đá linh hồn',
    },
    openBoxes: 'Chọn hộp để mở',
    states: { done: 'Đã đạt', current: 'Hiện tại', coming: 'Sắp tới' },
    table: {
      caption: 'Điểm và quà của từng hạng',
      level: 'Hạng',
      points: 'Điểm',
      coins: 'Xu đã chi',
      gift: 'Đá mỗi tháng',
    },
    how: {
      title: 'Cách tính',
      point: 'Cứ {{coins}} xu chi tại shop được 1 điểm.',
      counts: 'Điểm cộng ngay khi mở hộp. Nạp xu và rút tiền không tính điểm.',
      keep: 'Đã lên hạng thì giữ mãi, không bị hạ hạng.',
      gift: 'Quà tính theo hạng lúc nhận. Mỗi tháng nhận một lần, tháng nào không nhận thì quà tháng đó hết hạn.',
      month: 'Tháng bắt đầu lúc 00:00 ngày 1 theo giờ Việt Nam.',
    },
  },
  levels: {
    bronze: 'Đồng',
    silver: 'Bạc',
    gold: 'Vàng',
    platinum: 'Bạch kim',
    diamond: 'Kim cương',
    black_gold: 'Hắc kim',
    supreme: 'Chí tôn',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'account/levels': typeof texts;
  }
}
