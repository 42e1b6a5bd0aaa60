const texts = {
  toys_other: '{{count}} món',
  serial: 'Số {{serial}}',
  give: {
    title: 'Tặng quà',
    choose: { heading: 'Chọn món để tặng', lead: 'Chọn tối đa {{most}} món. Quà tặng bạn bè, không mua bán.' },
    chosen_other: 'Đã chọn {{count}}/{{most}}',
    next: 'Tiếp tục',
    kept: 'Không tặng được',
    keptWhy: 'Món này chỉ dành cho người đã trúng.',
    full: 'Mỗi hộp quà chứa tối đa {{most}} món.',
    empty: {
      title: 'Chưa có món nào để tặng',
      body: 'Mở một hộp mù, món nhận được sẽ nằm ở đây.',
      action: 'Xem hộp mù',
    },
    friend: { heading: 'Tặng cho ai?', lead: 'Bạn sẽ xem lại trước khi gửi.' },
    way: 'Cách tặng',
    ways: { friend: 'Một người bạn', link: 'Qua liên kết' },
    linkLead: 'Gửi liên kết qua Zalo, Facebook hay tin nhắn. Ai mở và nhận trước thì quà là của người đó.',
    preview: 'Xem trước hộp quà',
    check: { heading: 'Hộp quà của bạn', to: 'Gửi đến {{nickname}}', byLink: 'Ai có liên kết và nhận trước' },
    notes: {
      leaves: 'Các món này rời tủ đồ của bạn ngay khi gửi.',
      back: 'Chưa ai nhận sau {{days}} ngày thì quà tự trở về với bạn.',
      undo: 'Trước lúc đó, bạn có thể lấy lại bất cứ khi nào.',
    },
    send: 'Gửi quà',
    sent: 'Đã gửi hộp quà',
  },
  gifts: {
    title: 'Quà tặng',
    side: 'Quà nào',
    sides: { received: 'Nhận được', given: 'Đã tặng' },
    give: 'Tặng quà',
    from: 'Từ {{nickname}}',
    to: 'Tặng {{nickname}}',
    byLink: 'Tặng qua liên kết',
    until: 'Chờ đến {{date}}',
    empty: {
      received: {
        title: 'Chưa có ai tặng quà bạn',
        body: 'Gửi mã mời cho bạn bè để họ tìm thấy bạn.',
        action: 'Xem mã mời của tôi',
      },
      given: {
        title: 'Bạn chưa tặng món nào',
        body: 'Có món trùng? Tặng cho người bạn đang thiếu.',
        action: 'Tặng quà',
      },
    },
  },
  states: {
    open: 'Chờ nhận',
    accepted: 'Đã nhận',
    declined: 'Đã từ chối',
    taken_back: 'Đã lấy lại',
    expired: 'Đã trở về',
  },
  gift: {
    title: 'Hộp quà',
    stage: 'Hộp quà',
    from: '{{nickname}} tặng bạn một hộp quà',
    inside_other: 'Trong hộp có {{count}} món',
    open: 'Mở hộp quà',
    opened_other: 'Bạn được tặng {{count}} món!',
    accept: 'Nhận quà',
    acceptSignIn: 'Đăng nhập để nhận quà',
    accepted: 'Quà đã vào tủ đồ của bạn',
    firstCome: 'Ai nhận trước thì quà là của người đó.',
    until: 'Nhận trước {{date}} nhé.',
    decline: 'Không nhận',
    declineTitle: 'Không nhận món quà này?',
    declineBody: 'Tất cả món trong hộp sẽ trở về {{nickname}}.',
    declined: 'Món quà đã trở về người tặng',
    collection: 'Xem tủ đồ',
    given: { byLink: 'Hộp quà đang chờ người nhận', friend: 'Hộp quà gửi đến {{nickname}}' },
    share: 'Gửi liên kết',
    shareTitle: 'Bạn có một hộp quà trên MCY',
    takeBack: 'Lấy lại',
    takeBackTitle: 'Lấy lại món quà này?',
    takeBackBody: 'Người nhận sẽ không mở được nữa, và các món trở về tủ đồ của bạn.',
    takenBack: 'Các món đã trở về tủ đồ của bạn',
    keep: 'Để nguyên',
    returns: 'Chưa ai nhận thì quà trở về với bạn vào {{date}}.',
    settled: {
      giver: {
        accepted: '{{nickname}} đã nhận quà của bạn',
        declined: '{{nickname}} không nhận, các món đã trở về với bạn',
        taken_back: 'Bạn đã lấy lại món quà này',
        expired: 'Chưa ai nhận, nên các món đã trở về với bạn',
      },
      receiver: {
        accepted: 'Món quà này là của bạn',
        declined: 'Bạn đã không nhận món quà này',
        taken_back: 'Người tặng đã lấy lại món quà này',
        expired: 'Món quà đã hết hạn và trở về người tặng',
      },
      late: 'Có người đã nhận trước bạn một chút',
    },
    lateBody: 'Hộp quà này chỉ dành cho người nhận đầu tiên. Còn nhiều hộp khác đang chờ bạn mở!',
    boxes: 'Xem hộp mù',
    record: 'Xem quà tặng',
  },
  fields: {
    to: { label: 'Mã mời hoặc số điện thoại', hint: 'Bạn ấy tìm mã mời ở trang Của tôi.' },
    message: { label: 'Lời nhắn', hint: 'Một câu chúc dán trên hộp quà.' },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'collection/gifts': typeof texts;
  }
}
