import { locales } from '@mcy/api/contract';
import type { NoticeData, NoticeWords } from '../../../platform/notices/NoticeKinds.ts';
import { presentReason } from './presentReason.ts';

/** The notification of a verification's result. */
export function identityWords(data: NoticeData['identity_reviewed']): NoticeWords {
  if (data.state === 'successful') {
    return {
      title: { vn: 'Xác minh danh tính thành công', zh: '实名认证成功', en: 'You’re verified' },
      body: {
        vn: 'Bạn đã mở khóa điểm danh nhận đá mỗi ngày. Ghé nhận quà ngay nhé!',
        zh: '每日签到领灵魂石已解锁，快去领取吧！',
        en: 'You can now check in every day for stones. Claim your first ones!',
      },
    };
  }
  if (data.state === 'failed') {
    return {
      title: { vn: 'Xác minh danh tính chưa thành công', zh: '实名认证失败', en: 'Verification failed' },
      body: {
        vn: 'Chưa xác minh được bạn là chủ giấy tờ. Vui lòng kiểm tra lại thông tin và gửi lại hồ sơ.',
        zh: '未能确认你是证件持有人，请核对信息后重新提交。',
        en: 'We couldn’t confirm that the ID is yours. Check your details and submit them again.',
      },
    };
  }
  const [vn = '', zh = '', en = ''] = locales.map((locale) => presentReason(data, locale) ?? '');
  return {
    title: { vn: 'Hồ sơ xác minh bị từ chối', zh: '实名认证被拒绝', en: 'Verification rejected' },
    body: {
      vn: `${vn} Vui lòng điền lại hồ sơ.`,
      zh: `${zh} 请重新填写。`,
      en: `${en} Please submit it again.`,
    },
  };
}
