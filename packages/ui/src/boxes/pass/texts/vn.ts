const texts = {
  title: 'Chiến lệnh',
  lead: 'Mỗi lượt mở hộp là một bước, cả lượt rút miễn phí mỗi tối. Đủ lượt là nhận quà, không cần làm gì thêm.',
  ends: 'Mùa kết thúc sau',
  over: 'Mùa đã kết thúc',
  starts: 'Mùa sau, {{name}}, bắt đầu sau',
  starting: 'Sắp bắt đầu',
  countdown: { days: 'ngày', hours: 'giờ', minutes: 'phút', seconds: 'giây' },
  left: 'Còn {{days}} ngày {{hours}} giờ {{minutes}} phút',
  draws_other: '{{count}} lượt mở',
  progress: '{{draws}}/{{needed}} lượt',
  next_other: 'Thêm {{count}} lượt nữa là xong nhiệm vụ {{place}}',
  allDone: 'Bạn đã xong cả 7 nhiệm vụ',
  closed: 'Quà bạn đạt được mà chưa nhận, shop tự trao khi mùa kết thúc.',
  safe: 'Quà đã đạt được là của bạn: chưa kịp nhận thì shop tự trao khi mùa kết thúc. Nhiệm vụ chưa xong thì hết hạn cùng mùa.',
  collectAll_other: 'Nhận {{count}} phần quà',
  boxes: 'Đi mở hộp',
  track: 'Các nhiệm vụ',
  free: 'Miễn phí',
  paid: 'Cao cấp',
  task: 'Nhiệm vụ {{place}}',
  needs_other: '{{count}} lượt',
  collect: 'Nhận',
  collectLabel: 'Nhận {{name}} của nhiệm vụ {{place}}',
  state: {
    to_complete: 'Chưa xong',
    receive_reward: 'Nhận quà',
    completed: 'Đã nhận',
    missed: 'Đã hết hạn',
    locked: 'Chưa mở',
  },
  instead: 'Đổi thành {{stones}} đá',
  got: 'Đã nhận: {{names}}',
  and: ', ',
  stones: '{{amount}} đá',
  offer: {
    title: 'Chiến lệnh Cao cấp',
    lead: 'Đá linh hồn gấp ba bản miễn phí, thêm một phiếu giảm giá và một món đồ chơi.',
    ready_other: 'Mở khóa ngay để nhận {{count}} phần quà bạn đã đạt.',
    open: 'Mở khóa với {{price}} xu',
    owned: 'Bạn đã có Chiến lệnh Cao cấp mùa này',
  },
  buying: {
    title: 'Mở khóa Chiến lệnh Cao cấp',
    gives: 'Quà bạn nhận khi hoàn thành từng nhiệm vụ',
    item: 'Nhiệm vụ {{place}}: {{name}}',
    short:
      'Nếu kho hết {{name}} lúc bạn nhận, shop trao {{stones}} đá linh hồn, đúng bằng giá thị trường của món đó. Hết phiếu thì trao đá có giá trị ngang bằng.',
    final:
      'Chỉ dùng cho mùa này, kết thúc {{time}}. Đã mở khóa thì không hoàn xu. Số xu này tính vào hạn mức chi tiêu của bạn.',
    balance: 'Số dư của bạn',
    price: 'Giá',
    left: 'Số dư còn lại',
    missing: 'Bạn còn thiếu {{amount}} xu.',
    recharge: 'Nạp xu',
    pay: 'Trả {{price}} xu',
    undecided: 'Chưa nhận được phản hồi. Bấm lại nhé, bạn không bị trừ xu hai lần.',
    done: 'Đã mở khóa Chiến lệnh Cao cấp',
  },
  none: {
    title: 'Chưa có mùa nào',
    body: 'Khi mùa mới bắt đầu, mỗi lượt mở hộp sẽ đưa bạn tới gần một phần quà hơn.',
    next: 'Mùa {{name}} bắt đầu {{time}}. Từ lúc đó mỗi lượt mở đều được tính.',
  },
  card: {
    waiting_other: '{{count}} phần quà chờ nhận',
    done: 'Đã xong cả 7 nhiệm vụ',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'boxes/pass': typeof texts;
  }
}
