const texts = {
  map: {
    label: 'Bản đồ',
    pin: 'Ghim',
    hint: 'Chạm bản đồ để đặt ghim. Phím Enter đặt ghim giữa bản đồ, phím mũi tên dời ghim.',
    standsAt: 'Ghim ở {{latitude}}, {{longitude}}',
    zoomIn: 'Phóng to',
    zoomOut: 'Thu nhỏ',
    locate: 'Vị trí của tôi',
    failed: 'Chưa tải được bản đồ. Bạn tải lại trang, hoặc bấm “Vị trí của tôi”.',
  },
  chooseLocation: {
    title: 'Chọn vị trí',
    lead: 'Chạm vào bản đồ để đặt ghim, kéo ghim tới đúng cửa nhà.',
    leadWithoutTiles: 'Bản đồ nền chưa có ở đây. Bấm “Vị trí của tôi” để ghim đúng nơi bạn đang đứng.',
    none: 'Chưa đặt ghim',
    at: '{{latitude}}, {{longitude}}',
    submit: 'Dùng vị trí này',
    locateFailed: {
      denied: 'Bạn chưa cho phép xem vị trí. Hãy bật quyền vị trí cho trang này, hoặc đặt ghim bằng tay.',
      unavailable: 'Chưa xác định được vị trí của bạn. Bạn thử lại, hoặc đặt ghim bằng tay.',
    },
  },
  openLocation: {
    title: 'Vị trí',
    unnamed: 'Địa điểm đã ghim',
    directions: 'Chỉ đường',
    copy: 'Sao chép tọa độ',
    invalid: {
      title: 'Đường dẫn thiếu vị trí',
      text: 'Đường dẫn này không ghi đúng tọa độ. Bạn mở lại từ nơi đã gửi nhé.',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'system/map': typeof texts;
  }
}
