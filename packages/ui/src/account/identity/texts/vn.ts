const texts = {
  identity: {
    title: 'Xác minh danh tính',
    lead: 'Mất khoảng 2 phút. Chỉ người duyệt hồ sơ thấy giấy tờ của bạn; số giấy tờ được mã hóa.',
    birthdayHint: 'Như trên giấy tờ. Bạn cần đủ 18 tuổi.',
    submit: 'Gửi hồ sơ',
    takeFace: 'Chụp khuôn mặt',
    retakeFace: 'Chụp lại',
    faceTaken: 'Đã có ảnh khuôn mặt',
    again: 'Điền lại hồ sơ',
    states: {
      none: 'Chưa xác minh',
      under_review: 'Đang duyệt',
      successful: 'Đã xác minh',
      failed: 'Chưa thành công',
      rejected: 'Bị từ chối',
    },
    underReview: {
      title: 'Hồ sơ đang được duyệt',
      body: 'Thường trong vòng 24 giờ. Chúng tôi sẽ báo bạn khi có kết quả.',
    },
    successful: {
      title: 'Bạn đã xác minh danh tính',
      body: 'Giờ bạn có thể điểm danh mỗi ngày và dùng các quyền lợi khác.',
    },
    failed: {
      title: 'Xác minh chưa thành công',
      body: 'Chưa xác minh được bạn là chủ giấy tờ. Hãy kiểm tra lại thông tin rồi gửi lại.',
    },
    rejected: { title: 'Hồ sơ bị từ chối' },
    checkIn: 'Đi điểm danh',
    facts: { name: 'Họ và tên', document: 'Giấy tờ', number: 'Số giấy tờ', submitted: 'Gửi lúc' },
    kinds: { citizen_card: 'Căn cước công dân', passport: 'Hộ chiếu', chinese_id: 'Căn cước Trung Quốc' },
    download: {
      title: 'Hãy tải ứng dụng MCY',
      body: 'Xác minh danh tính cần camera của điện thoại nên chỉ làm được trong ứng dụng.',
      scan: 'Quét mã bằng điện thoại để tải.',
      code: 'Mã QR mở trang tải ứng dụng MCY',
      android: 'Tải cho Android',
      ios: 'Tải cho iPhone',
      soonTitle: 'Ứng dụng sắp có trên kho ứng dụng',
      soon: 'Xác minh danh tính cần camera của điện thoại nên chỉ làm được trong ứng dụng. Khi ứng dụng lên kho, nút tải sẽ nằm ngay tại đây.',
    },
    untilThen: {
      title: 'Trong lúc chờ, bạn vẫn có thể',
      lead: 'Những việc này không cần xác minh.',
      boxes: 'Mở hộp mù',
      boxesHint: 'Nạp xu, mở hộp và rút tiền như thường.',
      levels: 'Nhận quà hạng',
      levelsHint: 'Đá linh hồn mỗi tháng, theo hạng của bạn.',
      addresses: 'Thêm địa chỉ nhận hàng',
      addressesHint: 'Để món bạn trúng giao được ngay.',
    },
  },
  face: {
    title: 'Chụp khuôn mặt',
    lead: 'Nhìn thẳng, đủ sáng, bỏ khẩu trang và kính râm. Ảnh chỉ dùng để so với giấy tờ.',
    guide: 'Đặt khuôn mặt vào trong khung',
    camera: 'Hình ảnh từ camera',
    photo: 'Ảnh khuôn mặt vừa chụp',
    start: 'Bật camera',
    asking: 'Hãy cho phép MCY dùng camera…',
    take: 'Chụp ảnh',
    retake: 'Chụp lại',
    use: 'Dùng ảnh này',
    retry: 'Thử lại',
    faults: {
      denied: {
        title: 'Camera đang bị chặn',
        body: 'Mở phần cài đặt quyền của ứng dụng hoặc trình duyệt, cho phép Camera, rồi bấm Thử lại.',
      },
      missing: { title: 'Không tìm thấy camera', body: 'Hãy dùng điện thoại có camera trước, rồi bấm Thử lại.' },
      busy: {
        title: 'Chưa mở được camera',
        body: 'Có thể ứng dụng khác đang dùng camera. Đóng ứng dụng đó rồi bấm Thử lại.',
      },
    },
  },
  fields: {
    birthday: { label: 'Ngày sinh', hint: 'Bạn cần đủ 18 tuổi để đăng ký.' },
    full_name: { label: 'Họ và tên', hint: 'Viết đầy đủ, đúng như trên giấy tờ.' },
    kind: { label: 'Loại giấy tờ' },
    kind_options: { citizen_card: 'Căn cước công dân', passport: 'Hộ chiếu', chinese_id: 'Căn cước Trung Quốc' },
    number: { label: 'Số giấy tờ' },
    front_file: { label: 'Ảnh mặt trước', hint: 'Chụp đủ bốn góc, rõ chữ, không lóa. Với hộ chiếu: trang có ảnh.' },
    back_file: { label: 'Ảnh mặt sau' },
    face_file: { label: 'Ảnh khuôn mặt', hint: 'Chụp ngay bằng camera, không dùng ảnh có sẵn.' },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'account/identity': typeof texts;
  }
}
