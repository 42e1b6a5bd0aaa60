const texts = {
  fields: {
    item_ids: { label: 'Món nào có vấn đề?' },
    kind: { label: 'Vấn đề gì?' },
    kind_options: { damaged: 'Bị hỏng', missing: 'Bị thiếu' },
    words: { label: 'Mô tả giúp shop', hint: 'Hỏng ở đâu, hộp khi nhận trông thế nào.' },
    photos: { label: 'Ảnh', hint: 'Chụp rõ chỗ hỏng và vỏ kiện. Tối đa 9 ảnh.' },
  },
  claim: {
    title: 'Báo hỏng hoặc thiếu',
    submit: 'Gửi cho shop',
    sent: 'Shop đã nhận được và sẽ trả lời sớm.',
    notes: 'Shop xem từng trường hợp, rồi gửi bù, đền bù bằng đá linh hồn hoặc trả đồ chơi về tủ đồ.',
    nothingLeft: {
      title: 'Không còn món nào để báo',
      body: 'Bạn đã báo mọi món trong kiện này. Kết quả hiện ở trang kiện hàng.',
      action: 'Xem kiện hàng',
    },
  },
  claims: 'Đã báo cho shop',
  state: { submitted: 'Đang xem xét', accepted: 'Đã chấp nhận', refused: 'Không chấp nhận' },
  kind: { damaged: 'Bị hỏng', missing: 'Bị thiếu' },
  outcome: {
    replacement: 'Shop gửi bù bằng một kiện mới, không tính phí.',
    refund: 'Đã đền bù {{stones}} đá linh hồn.',
    return: 'Đồ chơi đã trở về tủ đồ của bạn.',
  },
  seeReplacement: 'Xem kiện gửi bù',
  reason: 'Shop trả lời: {{reason}}',
  photo: 'Ảnh {{place}}',
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'collection/claims': typeof texts;
  }
}
