const texts = {
  title: 'Tìm kiếm',
  bar: {
    label: 'Tìm trong shop',
    placeholder: 'Thú bông, móc khóa, hộp mù…',
    submit: 'Tìm',
    clear: 'Xóa chữ đã gõ',
    suggestions: 'Gợi ý',
    suggestionCount: '{{count}} gợi ý',
    recent: 'Tìm gần đây',
    removeRecent: 'Xóa “{{query}}”',
    clearRecent: 'Xóa tất cả',
    popular: 'Nhiều người tìm',
  },
  tips: {
    title: 'Gõ sao cũng tìm ra',
    text: 'Không cần dấu, sai một vài chữ cũng được: “hop mu”, “mockhoa”, “ca map”.',
    mall: 'Dạo gian hàng',
  },
  result: {
    title: 'Kết quả tìm kiếm',
    list: 'Kết quả',
    filters: 'Lọc và sắp xếp kết quả',
    count_other: '{{count}} kết quả',
    countFor_other: '{{count}} kết quả cho “{{q}}”',
    corrected: 'Đã tìm cả từ viết gần giống.',
    partly: 'Không có món nào đủ mọi từ, nên đây là món khớp nhiều nhất.',
    kinds: 'Loại',
    allKinds: 'Tất cả ({{count}})',
    choice: '{{label}} ({{count}})',
    empty: {
      title: 'Không tìm thấy “{{q}}”',
      filtered: 'Không có món nào hợp với bộ lọc',
      text: 'Thử từ ngắn hơn, hoặc dạo gian hàng xem sao.',
      filteredText: 'Bỏ bớt bộ lọc để thấy nhiều món hơn.',
      mall: 'Dạo gian hàng',
      reset: 'Bỏ hết bộ lọc',
    },
  },
  order: {
    label: 'Sắp xếp',
    best: 'Phù hợp nhất',
    price_up: 'Giá thấp trước',
    price_down: 'Giá cao trước',
    newest: 'Mới nhất',
  },
  filter: {
    open: 'Lọc',
    chosen: 'đã chọn {{count}}',
    title: 'Lọc kết quả',
    apply: 'Xem kết quả',
    reset: 'Bỏ chọn',
    close: 'Đóng',
    category: 'Danh mục',
    series: 'Bộ nhân vật',
    price: 'Giá (xu)',
    below: 'Dưới {{until}}',
    between: '{{from}} – {{until}}',
    above: 'Từ {{from}}',
    traits: 'Chỉ hiện',
    in_stock: 'Còn hàng',
    on_sale: 'Đang giảm giá',
    pre_sale: 'Đặt trước',
    cod: 'Thanh toán khi nhận hàng',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'mall/search': typeof texts;
  }
}
