const texts = {
  rank: {
    title: 'Bảng xếp hạng',
    board: 'Bảng',
    boards: { promotion: 'Giới thiệu', revenue: 'Giá trị trúng', spending: 'Chi tiêu' },
    leads: {
      promotion: 'Số người đăng ký bằng mã mời.',
      revenue: 'Tổng giá bán lẻ của các món đã trúng và mở xem.',
      spending: 'Tổng xu đã chi trong cửa hàng.',
    },
    period: 'Thời gian',
    periods: { week: 'Tuần này', month: 'Tháng này', all: 'Tất cả' },
    people_other: '{{shown}} người',
    place: 'Hạng {{rank}}',
    unranked: 'Chưa có hạng',
    own: 'Bạn',
    masked: 'Tên bạn đang được che với người khác',
    toPrivacy: 'Hiện tên của tôi trên bảng',
    endsAt: 'Tính đến hết {{date}}.',
    leadsUntil: '{{leads}} {{endsAt}}',
    podium: 'Ba người dẫn đầu',
    signIn: 'Đăng nhập để xem hạng của bạn',
    empty: {
      title: 'Chưa có ai trên bảng',
      promotion: 'Chia sẻ mã mời để là người đầu tiên ghi tên.',
      boxes: 'Mở một hộp để là người đầu tiên ghi tên.',
      openBoxes: 'Chọn hộp để mở',
      invite: 'Xem mã mời của tôi',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'account/rankings': typeof texts;
  }
}
