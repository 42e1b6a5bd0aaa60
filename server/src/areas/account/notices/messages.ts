import type { Translated } from '@mcy/api/contract';
import type { NoticeWords } from '../../../platform/notices/NoticeKinds.ts';

export const pushUnavailable: Translated = {
  vn: 'Shop chưa gửi được thông báo đến thiết bị. Bạn vẫn xem được mọi thông báo trong ứng dụng.',
  zh: '暂时无法向设备推送通知，你仍可在应用内查看所有通知。',
  en: 'We can’t send notifications to devices yet. You can still read them all in the app.',
};

export const pushEndpointRefused: Translated = {
  vn: 'Trình duyệt này dùng dịch vụ thông báo không được hỗ trợ. Bạn thử trình duyệt khác nhé.',
  zh: '此浏览器使用的推送服务不受支持，请换一个浏览器试试。',
  en: 'This browser’s push service isn’t supported. Try another browser.',
};

export const notificationNotFound: Translated = {
  vn: 'Không tìm thấy thông báo này. Có thể thông báo đã quá cũ nên bị xóa.',
  zh: '找不到该通知，可能因时间过久已被清除。',
  en: 'We couldn’t find this notification. It may have been too old to keep.',
};

/** For a kind that this version of the shop does not know. */
export const unknownNotice: NoticeWords = {
  title: { vn: 'Thông báo từ MCY', zh: 'MCY 通知', en: 'Notification from MCY' },
  body: {
    vn: 'Hiện chưa hiển thị được nội dung thông báo này. Bạn quay lại xem sau nhé.',
    zh: '暂时无法显示这条通知的内容，请稍后再来查看。',
    en: 'We can’t show this notification right now. Please come back later.',
  },
};
