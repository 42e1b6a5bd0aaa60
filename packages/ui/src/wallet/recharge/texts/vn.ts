const texts = {
  fields: {
    amount: { label: 'Số xu muốn nạp', hint: 'Tối thiểu 50.000 mỗi lần. 1 xu = 1 đồng.' },
  },
  paymentPolicy: 'Chính sách thanh toán',
  recharge: {
    title: 'Nạp xu',
    submit: 'Thanh toán',
    submitAmount: 'Nạp {{amount}} đồng',
    missing: 'Hộp bạn chọn còn thiếu {{amount}} xu. Nạp xong, bạn quay lại đúng hộp đó.',
    how: {
      title: 'Nạp xu như thế nào?',
      choose: 'Chọn số xu rồi bấm Nạp.',
      pay: 'Xác nhận trên trang của cổng thanh toán.',
      credited: 'Xu vào tài khoản ngay khi thanh toán thành công.',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'wallet/recharge': typeof texts;
  }
}
