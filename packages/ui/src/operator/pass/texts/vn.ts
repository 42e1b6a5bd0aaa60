const texts = {
  title: 'Mùa chiến lệnh',
  new: 'Mùa mới',
  list: 'Các mùa',
  edit: 'Sửa {{name}}',
  change: 'Sửa',
  schedule: 'Công bố',
  withdraw: 'Rút lại',
  scheduleTitle: 'Công bố {{name}}',
  withdrawTitle: 'Rút lại {{name}}',
  scheduleHint: 'Người chơi thấy ngày bắt đầu ngay. Từ lúc mùa chạy, không ai sửa được nữa.',
  withdrawHint: 'Mùa trở về bản nháp và có thể sửa. Người chơi không còn thấy ngày bắt đầu.',
  empty: {
    title: 'Chưa có mùa nào',
    body: 'Tạo mùa đầu tiên: bảy nhiệm vụ, đá linh hồn, một phiếu và một món đồ chơi.',
  },
  state: { draft: 'Bản nháp', scheduled: 'Đã công bố', running: 'Đang chạy', ended: 'Đã kết thúc' },
  time: '{{from}} – {{until}}',
  task: '{{place}}. {{draws}} lượt: {{free}} · cao cấp {{paid}}',
  figures: '{{payers}} người trả {{price}} xu · đã trao {{toys}} món',
  by: '{{action}} · {{operator}} · {{time}}',
  actions: { season_save: 'Lưu bản nháp', season_schedule: 'Công bố', season_withdraw: 'Rút lại' },
  saved: 'Đã lưu bản nháp.',
  moved: 'Xong.',
  toy: '{{name}} · {{value}} xu · còn {{free}} món',
  issue: '{{name}} · còn {{left}} phiếu',
  save: 'Lưu bản nháp',
  groups: { name: 'Tên mùa', tasks: 'Bảy nhiệm vụ: số lượt mở và đá của chiến lệnh miễn phí' },
  fields: {
    name_vn: { label: 'Tiếng Việt' },
    name_zh: { label: 'Tiếng Trung' },
    name_en: { label: 'Tiếng Anh' },
    starts_on: { label: 'Ngày bắt đầu', hint: 'Bắt đầu lúc 00:00 ở Việt Nam, kéo dài 30 ngày.' },
    draws_1: { label: 'Nhiệm vụ 1: số lượt' },
    stones_1: { label: 'Nhiệm vụ 1: đá' },
    draws_2: { label: 'Nhiệm vụ 2: số lượt' },
    stones_2: { label: 'Nhiệm vụ 2: đá' },
    draws_3: { label: 'Nhiệm vụ 3: số lượt' },
    stones_3: { label: 'Nhiệm vụ 3: đá' },
    draws_4: { label: 'Nhiệm vụ 4: số lượt' },
    stones_4: { label: 'Nhiệm vụ 4: đá' },
    draws_5: { label: 'Nhiệm vụ 5: số lượt' },
    stones_5: { label: 'Nhiệm vụ 5: đá' },
    draws_6: { label: 'Nhiệm vụ 6: số lượt' },
    stones_6: { label: 'Nhiệm vụ 6: đá' },
    draws_7: { label: 'Nhiệm vụ 7: số lượt' },
    stones_7: { label: 'Nhiệm vụ 7: đá' },
    issue_id: {
      label: 'Phiếu của nhiệm vụ 4',
      hint: 'Chiến lệnh Cao cấp. Hết phiếu thì trao đá có giá trị ngang bằng.',
    },
    toy_id: { label: 'Đồ chơi của nhiệm vụ 7', hint: 'Chiến lệnh Cao cấp. Hết hàng thì trao đá theo giá thị trường.' },
    why: { label: 'Lý do', hint: 'Được ghi vào nhật ký cùng tên bạn.' },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/pass': typeof texts;
  }
}
