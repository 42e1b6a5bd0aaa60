import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  statements: {
    title: '月度账单',
    intro: '每个已结束的月份都有一份 PDF 账单，根据总账生成，永不更改。',
    currency: '资产类型',
    tab: { balance: '金币', stone: '灵魂石', diamond: '钻石' },
    list: '月份',
    opening: '期初',
    closing: '期末',
    soFar: '截至今天',
    running: '进行中',
    lines: '查看交易',
    linesOf: '查看交易：{{month}}',
    download: '下载 PDF',
    downloadOf: '下载 PDF：{{month}}账单',
    empty: {
      title: '还没有账单',
      body: '账单从你的第一笔交易开始。',
      action: '去充值',
    },
  },
} satisfies Texts<typeof vn>;
