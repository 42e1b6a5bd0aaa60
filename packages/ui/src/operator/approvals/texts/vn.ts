const texts = {
  fields: {
    decision: {
      label: 'Quyết định',
    },
    decision_options: {
      agree: 'Đồng ý, thực hiện ngay',
      decline: 'Từ chối',
    },
    answer: {
      label: 'Lời nhắn cho người đề nghị',
      hint: 'Bắt buộc khi từ chối.',
    },
  },
  title: 'Cần người thứ hai',
  detail: 'Đề nghị',
  filter: 'Trạng thái đề nghị',
  list: 'Các đề nghị',
  states: {
    waiting: 'Đang chờ',
    agreed: 'Đã đồng ý',
    declined: 'Bị từ chối',
    taken_back: 'Đã rút lại',
    dropped: 'Không còn cần',
    expired: 'Hết hạn',
  },
  by: '{{name}} đề nghị',
  byYou: 'Bạn đề nghị',
  empty: {
    title: 'Không có đề nghị nào',
    body: 'Việc cần hai người đồng ý sẽ hiện ở đây.',
    action: 'Xem đề nghị đang chờ',
  },
  changes: 'Thay đổi',
  was: 'Trước',
  willBe: 'Sau',
  facts: {
    reason: 'Lý do đề nghị',
    asked: 'Đề nghị lúc',
    askedBy: 'Người đề nghị',
    expires: 'Hết hạn lúc',
    decided: 'Kết thúc lúc',
    decidedBy: 'Người quyết định',
    answer: 'Lời nhắn',
  },
  decide: 'Quyết định của bạn',
  submit: 'Gửi quyết định',
  saved: 'Đã ghi quyết định',
  barred: {
    asked: 'Bạn là người đề nghị. Một người khác có cùng quyền sẽ quyết định.',
    concerned: 'Đề nghị này liên quan đến chính bạn, nên người khác quyết định.',
  },
  takeBack: 'Rút lại đề nghị',
  takeBackTitle: 'Rút lại đề nghị này?',
  takeBackBody: 'Không có gì thay đổi. Bạn có thể đề nghị lại sau.',
  keep: 'Giữ đề nghị',
  takenBack: 'Đã rút lại đề nghị',
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/approvals': typeof texts;
  }
}
