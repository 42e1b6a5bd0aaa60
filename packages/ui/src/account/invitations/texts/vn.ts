const texts = {
  bindCode: {
    title: 'Liên kết mã mời',
    heading: 'Ai đã mời bạn đến MCY?',
    lead: 'Nhập mã mời của người đó. Mỗi tài khoản chỉ liên kết một lần.',
    until: 'Bạn có thể liên kết đến ngày {{date}}, tức trong 30 ngày kể từ khi đăng ký.',
    submit: 'Liên kết',
    done: 'Đã liên kết mã mời',
    invitedBy: 'Người mời bạn',
    boundAt: 'Liên kết ngày {{date}}',
    settled: 'Mã mời đã liên kết không thể thay đổi.',
    gift: 'Liên kết mã mời để nhận phiếu 5.000 xu cho mọi hộp mù.',
    coupon: 'Xem phiếu quà của bạn',
    late: {
      title: 'Đã hết hạn liên kết',
      body: 'Mã mời chỉ liên kết được trong 30 ngày kể từ khi đăng ký. Bạn vẫn có thể mời bạn bè bằng mã của mình.',
      action: 'Về hồ sơ',
    },
  },
  registered: {
    bound: 'Đã liên kết mã mời của bạn bè',
    not_found: 'Tài khoản đã mở, nhưng không tìm thấy mã mời. Bạn có thể liên kết lại trong 30 ngày.',
  },
  share: {
    invite: 'Mời bạn bè',
  },
  fields: {
    invite_code: { label: 'Mã mời', hint: 'Mã của người đã mời bạn.' },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'account/invitations': typeof texts;
  }
}
