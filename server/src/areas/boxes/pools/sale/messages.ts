import type { Translated } from '@mcy/api/contract';
import type { PoolFault } from '@mcy/api/operator/pools/words';

export const poolNotDraft: Translated = {
  vn: 'Hộp này đã mở bán nên không sửa được nữa.',
  zh: '该盲盒已开售，不能再修改。',
  en: 'This pool is already on sale, so it can’t be changed.',
};

export const poolNotOnSale: Translated = {
  vn: 'Hộp này không còn mở bán.',
  zh: '该盲盒未在售。',
  en: 'This pool isn’t on sale.',
};

export const seriesNotFound: Translated = {
  vn: 'Không tìm thấy bộ này.',
  zh: '未找到该系列。',
  en: 'We couldn’t find this series.',
};

export const partNotFound: Translated = {
  vn: 'Không tìm thấy giải này.',
  zh: '未找到该赏品。',
  en: 'We couldn’t find this prize.',
};

export const bonusTaken: Translated = {
  vn: 'Hộp đã có giải này rồi. Bỏ giải cũ trước nhé.',
  zh: '该盲盒已有此额外赏，请先移除。',
  en: 'The pool already has this bonus. Remove it first.',
};

export const bonusNotHere: Translated = {
  vn: 'Giải tặng thêm phải là đồ chơi, và chỉ hộp có số vé cố định mới có.',
  zh: '额外赏须为玩具，且仅限票数固定的盲盒。',
  en: 'A bonus must be a toy, and only pools with a fixed number of tickets can have one.',
};

export const issueNotFound: Translated = {
  vn: 'Không tìm thấy đợt phiếu tặng này.',
  zh: '未找到该赠券批次。',
  en: 'We couldn’t find this issue of gift coupons.',
};

export const saleIsOver: Translated = {
  vn: 'Ngày bán cuối của hộp đã qua. Sửa ngày trước nhé.',
  zh: '该盲盒的最后销售日已过，请先修改日期。',
  en: 'Its last day has passed. Change the sale dates first.',
};

/** Why a draft may not go on sale. */
export const faultMessages: Readonly<Record<PoolFault, Translated>> = {
  no_prizes: {
    vn: 'Hộp chưa có giải nào.',
    zh: '还没有任何赏品。',
    en: 'It has no prizes yet.',
  },
  odds_do_not_add_up: {
    vn: 'Tỉ lệ phải cộng đúng 1.000.000 phần.',
    zh: '概率之和必须为 1.000.000。',
    en: 'Its odds must add up to 1.000.000 parts.',
  },
  too_generous: {
    vn: 'Tách hết giải ra đá sẽ được hơn nửa giá một lượt. Tăng giá hoặc bớt giải.',
    zh: '赏品分解所得超过单抽价格的一半，请提高价格或调整赏品。',
    en: 'Decomposing its prizes would return more than half of the price. Raise the price or change the prizes.',
  },
  worth_less: {
    vn: 'Có giải thấp hơn giá trị tối thiểu mà túi hứa.',
    zh: '有赏品低于福袋承诺的最低价值。',
    en: 'A prize is worth less than the bag promises.',
  },
  units_missing: {
    vn: 'Kho chưa đủ hàng cho mọi giải.',
    zh: '仓库库存不足。',
    en: 'The warehouse doesn’t have enough units for every prize.',
  },
};
