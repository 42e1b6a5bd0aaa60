const texts = {
  follow: {
    follow: 'Theo dõi',
    followBack: 'Theo dõi lại',
    followed: 'Đang theo dõi',
    followNamed: 'Theo dõi {{nickname}}',
    followBackNamed: 'Theo dõi lại {{nickname}}',
    unfollowNamed: 'Đang theo dõi {{nickname}}, bấm để bỏ theo dõi',
    mutual: 'Theo dõi lẫn nhau',
    followsMe: 'Đang theo dõi bạn',
    following: {
      title: 'Đang theo dõi',
      empty: {
        title: 'Bạn chưa theo dõi ai',
        body: 'Theo dõi những người chơi cùng gu để xem họ vừa mở được gì.',
        action: 'Xem bảng xếp hạng',
      },
    },
    fans: {
      title: 'Người theo dõi',
      empty: {
        title: 'Chưa có ai theo dõi bạn',
        body: 'Viết vài dòng giới thiệu và khoe món đỉnh để mọi người biết đến bạn.',
        action: 'Sửa hồ sơ',
      },
    },
  },
  player: {
    title: 'Trang cá nhân',
    since: 'Tham gia từ {{date}}',
    noDescription: 'Người chơi này chưa viết lời giới thiệu.',
    own: 'Người khác thấy trang của bạn như thế này.',
    edit: 'Sửa hồ sơ',
    view: 'Xem trang cá nhân',
    viewHint: 'Xem trang của bạn dưới mắt người khác',
    following: 'Đang theo dõi',
    fans: 'Người theo dõi',
    wins: {
      title: 'Món đỉnh gần đây',
      won: 'Trúng ngày {{date}}',
      empty: 'Chưa có món nào. Món trúng sẽ hiện ở đây sau khi mở hộp.',
      hidden: 'Người chơi này giữ kín các món đã trúng.',
      hiddenOwn: 'Bạn đang giữ kín các món đã trúng.',
      show: 'Mở phần riêng tư trong cài đặt',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'account/people': typeof texts;
  }
}
