import type { AgreementType } from '@mcy/api/content/policies/contract';
import type { Translated } from '@mcy/api/contract';

export const policyNotFound: Translated = {
  vn: 'Không tìm thấy phiên bản này của văn bản.',
  zh: '未找到该文件的这一版本。',
  en: 'We couldn’t find this version of the document.',
};

export const agreementChanged: Translated = {
  vn: 'Thỏa thuận vừa có bản mới. Bạn đọc bản mới rồi đồng ý lại nhé.',
  zh: '协议刚刚更新。请阅读新版本后再次同意。',
  en: 'The agreement has just changed. Read the new version and accept it again.',
};

export const agreementRequired: Record<AgreementType, Translated> = {
  user: {
    vn: 'Bạn cần đồng ý với Thỏa thuận người dùng hiện hành trước khi thanh toán.',
    zh: '付款前请先同意现行的《用户协议》。',
    en: 'Accept the current user agreement before you pay.',
  },
  purchase: {
    vn: 'Bạn cần đồng ý với Thỏa thuận mua hàng trước khi thanh toán.',
    zh: '付款前请先同意《购买协议》。',
    en: 'Accept the purchase agreement before you pay.',
  },
};
