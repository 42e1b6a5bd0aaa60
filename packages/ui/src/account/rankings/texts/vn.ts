const texts = {
  rank: {
    title: 'Bảng xếp hạng',
    board: 'Bảng',
    boards: { promotion: 'Mời bạn', revenue: 'Giá trị trúng', spending: 'Chi tiêu' },
    leads: {
      promotion: 'Số người đăng ký bằng mã mời của bạn.',
      revenue: 'Tổng giá thị trường của các món bạn đã mở xem.',
      spending: 'Tổng xu bạn đã chi tại shop.',
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
      promotion: 'Chia sẻ mã mời để là người đầu tiên lên bảng.',
      boxes: 'Mở một hộp để là người đầu tiên lên bảng.',
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
