const texts = {
  fields: {
    decision: { label: 'Kết quả' },
    decision_options: {
      successful: 'Duyệt: đúng là chủ giấy tờ',
      failed: 'Không khớp: không phải chủ giấy tờ',
      rejected: 'Từ chối: cần điền lại',
    },
    reason: { label: 'Lý do từ chối' },
    reason_options: {
      unreadable: 'Ảnh giấy tờ không đọc được',
      mismatch: 'Thông tin không khớp giấy tờ',
      expired: 'Giấy tờ hết hạn',
      face: 'Khuôn mặt không rõ hoặc không giống',
      other: 'Lý do khác (ghi rõ bên dưới)',
    },
    note: { label: 'Lời nhắn cho người dùng', hint: 'Người dùng thấy đúng những gì bạn viết.' },
  },
  identity: {
    title: 'Duyệt danh tính',
    states: {
      under_review: 'Chờ duyệt',
      successful: 'Đã duyệt',
      failed: 'Không khớp',
      rejected: 'Từ chối',
    },
    filter: 'Trạng thái hồ sơ',
    list: 'Hồ sơ xác minh',
    by: '{{nickname}} · {{kind}}',
    empty: {
      title: 'Không có hồ sơ nào',
      body: 'Hồ sơ mới sẽ hiện ở đây theo thứ tự gửi.',
      action: 'Xem hồ sơ chờ duyệt',
    },
    detail: 'Hồ sơ xác minh',
    kinds: { citizen_card: 'Căn cước công dân', passport: 'Hộ chiếu', chinese_id: 'Căn cước Trung Quốc' },
    facts: {
      name: 'Họ và tên',
      account: 'Tài khoản',
      document: 'Giấy tờ',
      number: 'Số',
      birthday: 'Ngày sinh',
      accountBirthday: 'Ngày sinh ở tài khoản',
      submitted: 'Gửi lúc',
      reviewed: 'Xử lý lúc',
      reviewer: 'Người xử lý',
      reason: 'Lý do',
    },
    numberEnd: '…{{end}}',
    birthdayDiffers: 'Ngày sinh trong hồ sơ khác ngày sinh ở tài khoản.',
    photos: 'Ảnh đã gửi',
    sides: { front: 'Mặt trước', back: 'Mặt sau', face: 'Khuôn mặt' },
    noPhotos: 'Ảnh đã được xóa sau khi xử lý.',
    decide: 'Kết luận',
    submit: 'Lưu kết quả',
    saved: 'Đã lưu kết quả và báo cho người dùng',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/identity': typeof texts;
  }
}
