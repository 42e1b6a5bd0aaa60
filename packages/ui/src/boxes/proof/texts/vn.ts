const texts = {
  record: {
    title: 'Lịch sử mở hộp',
    verify: 'Kiểm tra',
    verifyOpening: 'Kiểm tra lần mở {{pool}}, {{time}}',
    verifyDraw: 'Kiểm tra lượt #{{number}}, {{prize}}',
    verifyPool: 'Kiểm tra cả hộp',
    unopened: 'Chưa xem kết quả',
    rowLabel: '{{pool}}, {{time}}',
    draw: 'Lượt #{{number}}',
    more: '+{{count}}',
    detail: 'Kết quả và bằng chứng',
    pseudonym: 'Tên của bạn trong nhật ký công khai của hộp: ngẫu nhiên, mỗi hộp một tên',
    pickOpening: 'Chọn một lần mở để xem từng lượt và bằng chứng công bằng.',
    empty: {
      title: 'Chưa mở hộp nào',
      body: 'Mở hộp đầu tiên, mọi lượt rút sẽ được lưu ở đây kèm bằng chứng.',
      action: 'Chọn hộp đầu tiên',
    },
  },
  fairness: {
    title: 'Công bằng kiểm chứng được',
    lead: 'Kết quả được niêm phong trước khi bạn mở: shop không sửa được, bạn cũng không đoán được.',
    step1:
      'Trước lượt đầu tiên, shop chọn một seed bí mật và công bố mã băm (hash) của nó, giống như một phong bì dán kín.',
    step2: 'Bạn góp thêm seed của mình. Seed bí mật, seed của bạn và số thứ tự lượt cùng quyết định vé nào được rút.',
    step3: 'Khi hộp hết vé hoặc đổi seed, shop mở phong bì. Ai cũng tính lại được mọi lượt, ngay trong trình duyệt.',
    seedHash: 'Hash seed của shop',
    seed: 'Seed của shop',
    sealed: { finite: 'Niêm phong đến khi hết vé', infinite: 'Niêm phong đến khi đổi seed' },
    clientSeed: 'Seed của bạn',
    clientSeedHint: 'Chữ không dấu, số và dấu gạch ngang, tối đa 64 ký tự.',
    clientSeedInvalid: 'Chỉ dùng chữ không dấu, số và dấu gạch ngang, từ 1 đến 64 ký tự.',
    newClientSeed: 'Tạo seed khác',
    next: 'Lượt kế tiếp của hộp là lượt #{{number}}.',
    copy: 'Sao chép {{what}}',
    copied: 'Đã sao chép',
  },
  proof: {
    checking: 'Đang tính lại…',
    read_other: 'Đã đọc {{amount}} lượt',
    verified: 'Khớp',
    verifiedHint: 'Tính lại từ seed công khai cho đúng giải bạn đã nhận.',
    failed: 'Không khớp',
    failedHint: 'Tính lại không ra kết quả trong nhật ký.',
    pending: { finite: 'Kiểm tra được khi hết vé', infinite: 'Kiểm tra được khi đổi seed' },
    sealed_other: 'Đang niêm phong, còn {{amount}} vé nữa là công bố seed',
    finished: {
      title: 'Thử kiểm tra ngay',
      lead: '{{pool}} đã hết vé và đã công bố seed.',
      check: 'Kiểm tra hộp này',
    },
    pendingHint: 'Seed còn niêm phong tới khi hộp hết vé hoặc đổi seed. Hãy giữ hash này để so lại sau.',
    broken: 'Chưa kiểm tra được. Thử lại nhé.',
    inputs: 'Dữ kiện',
    player: 'Người chơi trong nhật ký công khai',
    steps: 'Các bước tính',
    stepSeed: 'Băm SHA-256 của seed shop phải trùng với hash đã công bố.',
    stepHmac: 'HMAC-SHA256 của “{{message}}” với khóa là seed của shop (phép tính đếm lượt từ 0):',
    stepPlace: 'Lấy số đó chia cho {{total}} phần, dư {{place}}.',
    stepWalk: 'Đi theo bảng tỉ lệ lúc rút, phần thứ {{place}} rơi vào:',
    guaranteed_other:
      'Trước đó người chơi này đã trượt giải cao nhất {{count}} lượt liên tiếp nên lượt này được bảo hiểm: chỉ tính các giải cao nhất.',
    table: 'Bảng tỉ lệ lúc rút',
    parts: 'Phần',
    again: 'Kiểm tra lại',
    hit: 'trúng ô này',
    reason: {
      broken_order: 'Lượt này không nối tiếp lượt trước.',
      missing_seed: 'Không có seed nào được công bố cho lượt này.',
      wrong_seed: 'Seed công bố không khớp với hash ban đầu.',
      wrong_guarantee: 'Lượt này ghi có bảo hiểm nhưng hộp không có bảo hiểm.',
      guarantee_not_due: 'Lượt này ghi có bảo hiểm nhưng người chơi chưa đến lượt được bảo hiểm.',
      guarantee_withheld: 'Lượt này đáng lẽ được bảo hiểm nhưng không được áp dụng.',
      wrong_player: 'Nhật ký ghi lượt này là của người khác.',
      wrong_chance: 'Cơ hội ghi trong sổ không khớp với số đồ chơi và đá đã góp.',
      wrong_prize: 'Tính lại ra một giải khác với nhật ký.',
    },
    pool: {
      verified_other: '{{amount}} lượt khớp',
      pending_other: '{{amount}} lượt chờ công bố seed',
      failed_other: '{{amount}} lượt không khớp',
      allVerified: 'Mọi lượt đều khớp',
      allVerifiedHint: 'Cả hộp được rút đúng như bảng tỉ lệ và seed đã công bố.',
      someFailed: 'Có lượt không khớp',
      empty: 'Hộp này chưa có lượt rút nào',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'boxes/proof': typeof texts;
  }
}
