const texts = {
  fields: {
    decision: { label: 'Quyết định' },
    decision_options: {
      replacement: 'Gửi bù: kiện mới, không tính phí',
      refund: 'Đền bù bằng đá linh hồn theo giá trị đồ chơi',
      return: 'Trả về tủ đồ: người chơi đã gửi lại đồ',
      refused: 'Không chấp nhận',
    },
    reason: { label: 'Lời nhắn cho người chơi', hint: 'Bắt buộc khi không chấp nhận.' },
  },
  claim: {
    title: 'Yêu cầu đền bù',
    filter: 'Tình trạng',
    list: 'Các yêu cầu',
    row: 'Kiện {{number}}: {{kind}}',
    empty: { title: 'Không có yêu cầu nào', body: 'Không có yêu cầu nào ở tình trạng này.' },
    photos: 'Ảnh',
    noPhotos: 'Không có ảnh.',
    facts: '{{nickname}}, kiện {{number}}',
    worth: 'Đền bù sẽ là {{worth}} đá linh hồn.',
    decide: 'Quyết định',
    submit: 'Lưu quyết định',
    ofTwo: 'Cần người thứ hai: trong 24 giờ, giá trị bạn chấp nhận vượt hạn mức của một người. Từ chối thì không cần.',
    waitsForSecond: 'Đang chờ người thứ hai',
    second: 'Xem đề nghị',
    sent: 'Đã gửi cho người thứ hai.',
    own: 'Đây là yêu cầu của bạn, nên người khác quyết định.',
    saved: 'Đã lưu và báo cho người chơi.',
    decidedBy: 'Do {{operator}} quyết định.',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/claims': typeof texts;
  }
}
