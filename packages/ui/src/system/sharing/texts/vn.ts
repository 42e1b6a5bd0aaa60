const texts = {
  album: {
    viewer: 'Xem ảnh',
    counter: '{{place}} / {{count}}',
    previous: 'Ảnh trước',
    next: 'Ảnh sau',
    zoomIn: 'Phóng to',
    zoomOut: 'Thu nhỏ',
    save: 'Lưu ảnh',
    broken: 'Chưa tải được ảnh',
    prompt: 'Lưu ảnh vào album?',
    promptText: 'Ảnh sẽ nằm trong album hoặc thư mục tải về của máy bạn.',
    saved: 'Đã lưu ảnh',
    failed: 'Lưu ảnh thất bại',
    denied: 'Vui lòng mở quyền truy cập',
    help: {
      lead: 'Trình duyệt chưa được phép lưu ảnh. Bạn mở quyền như sau nhé.',
      phone: 'Trên điện thoại: mở Cài đặt, chọn Ứng dụng, chọn trình duyệt này rồi cho phép Ảnh và Tệp.',
      computer: 'Trên máy tính: bấm vào biểu tượng cạnh địa chỉ trang, mở cài đặt trang web rồi cho phép tải xuống.',
      again: 'Quay lại đây và lưu ảnh lần nữa.',
      hold: 'Vẫn chưa được? Nhấn giữ ảnh rồi chọn lưu ảnh.',
    },
  },
  share: {
    invites: 'Bạn bè mở liên kết của bạn sẽ thấy mã mời được điền sẵn khi đăng ký.',
    targets: {
      copyLink: 'Sao chép liên kết',
      zalo: 'Zalo',
      facebook: 'Facebook',
      tiktok: 'TikTok',
      savePicture: 'Lưu ảnh',
      system: 'Ứng dụng khác',
    },
    linkCopied: 'Đã sao chép liên kết',
    zaloMissing: 'Máy chưa cài Zalo. Liên kết đã được sao chép, bạn dán vào đâu cũng được.',
    cannotShare: 'Không thể chia sẻ. Bạn hãy sao chép liên kết.',
    tiktokNoLinks: 'TikTok không hỗ trợ chia sẻ liên kết. Bạn hãy sao chép liên kết.',
    notReady: 'Chưa lấy được liên kết của bạn. Vui lòng thử lại.',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'system/sharing': typeof texts;
  }
}
