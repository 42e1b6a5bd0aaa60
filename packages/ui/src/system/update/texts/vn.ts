const texts = {
  newVersion: {
    text: 'MCY có phiên bản mới. Cập nhật chỉ mất vài giây.',
    now: 'Cập nhật ngay',
    later: 'Để sau',
    underWay: 'Bạn đang mở hộp hoặc điền dở ở cửa sổ khác. Xong rồi cập nhật nhé.',
  },
  update: {
    title: 'Cập nhật ứng dụng',
    checking: { title: 'Đang kiểm tra bản cập nhật' },
    downloading: { title: 'Đang tải phiên bản {{version}}' },
    installing: { title: 'Đang cài đặt phiên bản {{version}}' },
    installed: {
      title: 'Cập nhật hoàn tất',
      text: 'Đã cài phiên bản {{version}}. Ứng dụng cần thoát để hoàn tất cập nhật.',
      quit: 'Thoát ứng dụng',
    },
    patience: 'Bạn giữ ứng dụng mở và chờ một chút nhé.',
    progress: 'Tiến độ cập nhật',
    none: { title: 'Bạn đang dùng bản mới nhất', text: 'Phiên bản {{version}}.' },
    failed: {
      check: 'Chưa kiểm tra được bản cập nhật',
      download: 'Chưa tải được bản cập nhật',
      install: 'Chưa cài được bản cập nhật',
      text: 'Bạn kiểm tra kết nối và dung lượng trống rồi thử lại nhé.',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'system/update': typeof texts;
  }
}
