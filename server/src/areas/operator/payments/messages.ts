import type { Translated } from '@mcy/api/contract';

export const paymentNotInTrouble: Translated = {
  vn: 'Giao dịch này không có gì cần xem lại.',
  zh: '该笔支付没有需要处理的问题。',
  en: 'This payment has nothing to review.',
};

export const statementUnreadable: Translated = {
  vn: 'Không đọc được tệp này. Hãy tải sao kê dạng CSV có các cột: ngày giao dịch, số tham chiếu, ghi có, nội dung.',
  zh: '无法读取该文件。请上传 CSV 流水，须含日期、参考号、入账金额、附言等列。',
  en: 'We can’t read this file. Upload a CSV statement with columns for date, reference, credit and description.',
};

export const statementTooLong: Translated = {
  vn: 'Tệp có quá 1.000 dòng. Hãy chia nhỏ và tải từng phần.',
  zh: '文件超过 1.000 行，请拆分后分别上传。',
  en: 'The file has more than 1.000 lines. Split it and upload each part.',
};

export const lineNotFound: Translated = {
  vn: 'Không tìm thấy dòng sao kê này.',
  zh: '未找到该流水记录。',
  en: 'We couldn’t find this line.',
};

export const lineClosed: Translated = {
  vn: 'Dòng này đã được xử lý rồi.',
  zh: '该流水记录已处理。',
  en: 'This line has already been dealt with.',
};

export const lineNotInDong: Translated = {
  vn: 'Khoản này không phải tiền đồng nên không thể cộng xu. Hãy trả lại người chuyển.',
  zh: '该款项不是越南盾，无法入账。请退回付款人。',
  en: 'This money isn’t in đồng, so it can’t be credited. Send it back.',
};

export const arrivalChanged: Translated = {
  vn: 'Khoản tiền này đã được quyết định rồi.',
  zh: '该笔款项已处理。',
  en: 'This money has already been decided on.',
};
