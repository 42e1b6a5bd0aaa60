const texts = {
  when: 'Phần này chưa mở và sẽ có trong một bản cập nhật sau. Chúng tôi chưa chốt ngày.',
  parts: {
    content: {
      about: 'Nơi đọc bài viết, xem video và nhận phúc lợi của MCY.',
      screens: {
        '/pages/common/article': 'Bài viết',
        '/pages/common/banner_detail': 'Chi tiết nổi bật',
        '/pages/common/url': 'Chi tiết',
        '/pages/home/viewVideo': 'Video',
        '/pages/home/videoList': 'Danh sách video',
        '/pages/home/welfare': 'Trung tâm phúc lợi',
      },
    },
    rooms: {
      about: 'Phòng quay thưởng do người chơi và MCY mở, quay công khai đúng giờ.',
      screens: {
        '/pages/index/activity': 'Hoạt động',
        '/pages/index/activityDetail': 'Phòng quay thưởng',
        '/pages/home/create': 'Tạo phòng',
        '/pages/home/choose_goods': 'Chọn giải cho phòng',
        '/pages/home/roll_prize': 'Tất cả giải thưởng',
        '/pages/home/my_roll_home': 'Phòng tôi tạo',
        '/pages/home/roll_list': 'Lịch sử trúng thưởng',
        '/pages/home/detail': 'Phòng phúc lợi',
        '/pages/home/detailList': 'Các phòng phúc lợi',
      },
    },
    invite: {
      about: 'Mời bạn bè, chia sẻ poster và nhận thưởng khi bạn bè tham gia.',
      screens: {
        '/pages/spread/index': 'Mời bạn nhận thưởng',
        '/pages/spread/rule': 'Thể lệ mời bạn',
        '/pages/spread/online': 'Người nổi tiếng',
        '/pages/spread/onlineDetail': 'Trang người nổi tiếng',
        '/pages/spread/collect': 'Đã lưu',
        '/pages/user/poster': 'Poster mời bạn',
      },
    },
    support: {
      about: 'Trò chuyện trực tiếp với chăm sóc khách hàng, gửi ảnh và xem lại lịch sử.',
      screens: {
        '/pages/common/server': 'Chăm sóc khách hàng',
        '/pages/user/kefu': 'Các cuộc trò chuyện',
        '/pages/spread/chat': 'Trò chuyện hỗ trợ',
      },
    },
    shopkeeper: {
      about: 'Dành cho chủ cửa hàng: thu nhập, bạn bè, đơn hàng và hạng.',
      screens: {
        '/pages/shopkeeper/index': 'Quản lý chủ cửa hàng',
        '/pages/shopkeeper/weekend': 'Thu nhập tuần',
        '/pages/shopkeeper/wuliu': 'Chi tiết vận chuyển',
        '/pages/shopkeeper/friends': 'Bạn bè',
        '/pages/shopkeeper/friendsOrder': 'Đơn của bạn bè',
        '/pages/shopkeeper/level': 'Hạng chủ cửa hàng',
        '/pages/shopkeeper/income': 'Thu nhập',
        '/pages/shopkeeper/mallOrder': 'Đơn gian hàng',
        '/pages/shopkeeper/list': 'Danh sách cửa hàng',
        '/pages/shopkeeper/orderDetails': 'Chi tiết đơn',
        '/pages/shopkeeper/search': 'Tìm kiếm',
        '/pages/shopkeeper/withdraw': 'Rút thu nhập',
      },
    },
    market: {
      about: 'Bán và mua lại đồ chơi giữa người chơi, tiền được giữ đến khi nhận hàng.',
      screens: {
        '/pages/sale/sellerCenter': 'Trung tâm người bán',
        '/pages/sale/sellDetail': 'Đơn bán',
        '/pages/sale/sellerCreate': 'Đăng ký bán hàng',
        '/pages/sale/uploadProduct': 'Đăng sản phẩm',
        '/pages/sale/productDetail': 'Sửa sản phẩm',
        '/pages/sale/saleOrder': 'Thanh toán đơn',
        '/pages/sale/saleOrderDetail': 'Chi tiết thanh toán đơn',
        '/pages/sale/buyDetail': 'Đơn mua',
      },
    },
    forum: {
      about: 'Nơi khoe tủ đồ, hỏi đáp và theo dõi tin chính thức.',
      screens: {
        '/pages/index/forum': 'User · Diễn đàn',
        '/pages/index/forum_details': 'Bài đăng',
        '/pages/index/forum_official': 'Tin chính thức',
        '/pages/index/forum_publish': 'Đăng bài',
        '/pages/index/forum_more': 'Bài đăng khác',
        '/pages/home/dynamic': 'Bảng tin',
      },
    },
    gems: {
      about: 'Khai thác ngọc, đổi quà và chơi cùng đội.',
      screens: {
        '/pages/index/gemstone': 'Khu ngọc',
        '/pages/Gemstone/index': 'Ngọc của tôi',
        '/pages/Gemstone/field': 'Mỏ ngọc',
        '/pages/Gemstone/record': 'Lịch sử ngọc',
        '/pages/Gemstone/change': 'Đổi ngọc',
        '/pages/Gemstone/changeRecord': 'Lịch sử đổi ngọc',
        '/pages/Gemstone/team': 'Đội của tôi',
        '/pages/Gemstone/teamRecord': 'Lịch sử đội',
        '/pages/Gemstone/games': 'Trung tâm trò chơi',
        '/pages/Gemstone/guild': 'Bang hội',
        '/pages/Gemstone/battle': 'Sinh tồn liên ngân hà',
      },
    },
    membership: {
      about: 'Thẻ KOC, Premium và Super Premium cùng quyền lợi của từng loại.',
      screens: {
        '/pages/bag/Koc': 'Thẻ KOC và hội viên',
        '/pages/bag/BuyKoc': 'Mua thẻ hội viên',
      },
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'system/coming': typeof texts;
  }
}
