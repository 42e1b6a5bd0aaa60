const texts = {
  home: {
    title: 'MCY',
    promise: 'Tỉ lệ công khai, lượt nào cũng kiểm chứng được',
    language: 'Ngôn ngữ',
    search: 'Tìm kiếm',
    signIn: 'Đăng nhập',
    banners: {
      title: 'Nổi bật',
      carousel: 'băng chuyền',
      slide: 'banner',
      previous: 'Banner trước',
      next: 'Banner sau',
      pause: 'Dừng chuyển banner',
      play: 'Tiếp tục chuyển banner',
    },
    wins: {
      title: 'Vừa trúng',
      won: 'vừa trúng',
      none: 'Chưa ai trúng, mời bạn mở hàng',
      pause: 'Dừng bảng tin',
      play: 'Tiếp tục bảng tin',
    },
    series: { title: 'Bộ nhân vật' },
    pools: {
      all: 'Tất cả hộp',
      finite: { title: 'Ichiban', lead: 'Vé có hạn, tỉ lệ theo số còn lại' },
      infinite: { title: 'Hộp vô hạn', lead: 'Tỉ lệ công khai, không lo hết vé' },
      empty: { title: 'Chưa có hộp nào mở bán', body: 'Các bộ mới đang trên đường về kho. Bạn quay lại sau nhé.' },
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'content/home': typeof texts;
  }
}
