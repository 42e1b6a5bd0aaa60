const texts = {
  title: 'Nâng cấp',
  stage: 'Sân khấu nâng cấp',
  none: 'Chọn món bạn muốn nhận',
  noToys: 'Góp ít nhất một món để thấy cơ hội',
  chance: 'Cơ hội {{percent}}',
  odds: '{{odds}} · góp {{paid}} cho món {{value}}',
  target: {
    title: 'Món muốn nhận',
    list: 'Những món có thể nhận',
    left_other: 'còn {{count}}',
    low: 'Không cao hơn món bạn góp',
    empty: {
      title: 'Chưa có món nào để nâng cấp',
      body: 'Shop sẽ sớm mở thêm. Đồ chơi của bạn vẫn trong tủ.',
      action: 'Về tủ đồ',
    },
  },
  put: {
    title: 'Món góp vào',
    hint: 'Nhiều nhất {{most}} món. Món góp vào sẽ mất, dù kết quả thế nào.',
    chosen: 'Đang góp',
    remove: 'Bỏ {{name}} ra',
    add: 'Góp thêm',
    count: '{{chosen}}/{{count}}',
    full: 'Đã đủ {{most}} món',
    empty: { title: 'Tủ đồ còn trống', body: 'Mở một hộp trước, rồi quay lại nâng cấp.', action: 'Chọn hộp để mở' },
  },
  stones: {
    label: 'Thêm đá linh hồn',
    value: '{{stones}} đá',
    hint: 'Bạn có {{stone}} đá. 1 đá tính bằng 1 xu giá trị.',
    none: 'Bạn chưa có đá linh hồn. Tách món trùng để lấy đá.',
  },
  overflow: 'Phần dư {{amount}} không làm tăng cơ hội nữa và không được hoàn lại.',
  most: 'Cơ hội cao nhất là {{most}}: không lần nâng cấp nào chắc chắn.',
  fair: 'Mỗi lần nâng cấp đều kiểm tra lại được, như mọi lượt mở hộp.',
  submit: 'Nâng cấp',
  confirm: {
    title: 'Nâng cấp với cơ hội {{percent}}?',
    body_other: 'Bạn góp {{count}} món và {{stones}} đá để nhận {{name}}. Dù kết quả thế nào, chúng không trở lại.',
    yes: 'Nâng cấp',
    no: 'Để xem lại',
  },
  unsure:
    'Chưa rõ lần nâng cấp vừa rồi có thành công không. Hãy kiểm tra kết quả trước khi thử lại, bạn không bị trừ hai lần.',
  ask: 'Kiểm tra kết quả',
  drawing: 'Đang gửi món của bạn…',
  asking: 'Đang kiểm tra lần nâng cấp trước…',
  show: { gather: 'Các món hòa vào nhau…', turn: 'Ánh sáng đang quay…', skip: 'Bỏ qua' },
  won: { title: 'Thành công!', said: 'Thành công! Bạn nhận được {{name}}.', open: 'Xem món mới' },
  lost: {
    title: 'Lần này chưa được',
    said: 'Lần này chưa được: {{name}} ở lại với shop.',
    why: 'Ánh sáng dừng ở {{place}}, cần dưới {{chance}}.',
  },
  wonWhy: 'Ánh sáng dừng ở {{place}}, dưới {{chance}}.',
  again: 'Nâng cấp tiếp',
  collection: 'Về tủ đồ',
  prove: 'Kiểm tra',
  proof: { title: 'Bằng chứng', tier: 'Kết quả', won: 'Thành công', lost: 'Chưa thành công' },
  record: {
    title: 'Nâng cấp và ghép',
    row: '{{time}} · lượt #{{number}}',
    put_other: '{{count}} món',
    stones: '{{stones}} đá',
    won: 'Thành công',
    lost: 'Chưa thành công',
    made: 'Đã ghép',
    synthesise: 'Ghép',
    unseen: 'Chưa xem kết quả',
    empty: {
      title: 'Chưa nâng cấp lần nào',
      body: 'Góp những món trùng để có cơ hội nhận món giá trị hơn.',
      action: 'Nâng cấp lần đầu',
    },
    log: {
      title: 'Nhật ký công khai',
      body: 'Mọi lượt nâng cấp của shop đều nằm trong một nhật ký. Ai cũng tính lại được từng lượt khi seed được công bố, cứ 1.000 lượt một lần.',
      next: 'Lượt kế tiếp là lượt #{{number}}.',
      check: 'Kiểm tra cả nhật ký',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'collection/upgrades': typeof texts;
  }
}
