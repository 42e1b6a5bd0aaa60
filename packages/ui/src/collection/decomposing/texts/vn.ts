const texts = {
  title: 'Tách lấy đá',
  lead: 'Mỗi món cho 20% giá thị trường bằng đá linh hồn, làm tròn xuống. Món đã tách không lấy lại được.',
  list: 'Các món sẽ tách',
  remove: 'Bỏ {{name}} ra',
  left: 'Không tách được',
  total: 'Bạn nhận',
  serial: 'Số {{serial}}',
  submit_other: 'Tách {{count}} món',
  confirm: {
    title_other: 'Tách {{count}} món?',
    body: 'Bạn nhận {{stones}} đá linh hồn. Các món này rời tủ đồ mãi mãi.',
    yes: 'Tách',
    no: 'Giữ lại',
  },
  result: {
    title: '+{{stones}} đá linh hồn',
    body_other: 'Đã tách {{count}} món. Bạn có {{stone}} đá linh hồn.',
    flow: 'Xem lịch sử đá',
    collection: 'Về tủ đồ',
  },
  nothing: { title: 'Không có món nào để tách', body: 'Chọn món trong tủ đồ rồi quay lại.', action: 'Mở tủ đồ' },
  record: {
    title: 'Đồ chơi đã tách',
    row_other: '{{count}} món, {{time}}',
    empty: { title: 'Chưa tách món nào', body: 'Món trùng có thể đổi lấy đá linh hồn.', action: 'Mở tủ đồ' },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'collection/decomposing': typeof texts;
  }
}
