import type { Locale } from '@mcy/api/contract';
import type { ProductCategory } from '@mcy/api/mall/catalogue/words';

/** What the demo's buyers say of each kind of product when they like it. */
const liked: Readonly<Record<ProductCategory, readonly string[]>> = {
  figure: [
    'Sơn sắc nét, đường viền mắt không lem chút nào. Cầm chắc tay, đặt lên bàn làm việc ai cũng hỏi mua ở đâu.',
    'Màu ngoài đời đẹp hơn hình, đế bám tốt, không bị nghiêng. Hộp có mút chèn nên không trầy.',
    'Chi tiết nhỏ làm kỹ lắm, soi đèn mới thấy hết. Mình sẽ gom thêm mấy bạn cùng bộ.',
  ],
  plush: [
    'Bông mềm, đường may chắc, không có mùi lạ. Bé nhà mình ôm ngủ luôn từ tối qua.',
    'To hơn mình nghĩ, vải mịn không rụng lông. Giặt máy một lần vẫn giữ dáng.',
    'Dễ thương xỉu, mặt thêu chứ không in nên yên tâm không phai.',
  ],
  keychain: [
    'Móc chắc, khoen không bị bung. Treo ba lô cả tuần rồi chưa thấy trầy.',
    'Nhỏ mà tinh xảo, hai mặt đều có hình. Mua tặng cả nhóm bạn.',
    'Xinh, nhẹ, bật tắt khoen dễ. Giá này quá ổn.',
  ],
  poster: [
    'Giấy dày, màu in đậm, cuộn trong ống cứng nên không bị gãy nếp nào.',
    'Treo lên sáng cả góc phòng. Màu sâu, không bị lóa khi bật đèn.',
    'Bản in sắc nét, viền cắt thẳng. Mua khung ở ngoài lắp vừa khít.',
  ],
  display: [
    'Mica trong, lắp năm phút là xong, nam châm hít rất chắc.',
    'Để vừa sáu bé, chống bụi tốt. Mình đang tính mua thêm hai hộp nữa.',
    'Hộp dày dặn, có sẵn giấy dán chân nên không trượt.',
  ],
  set: [
    'Trọn bộ đóng hộp như quà, mở ra là muốn giữ luôn cái hộp. Đủ món, không thiếu gì.',
    'Mua lẻ thì lâu lắm mới đủ, mua bộ vừa rẻ hơn vừa đỡ trùng.',
    'Tặng sinh nhật bạn gái, mở ra khóc luôn. Cảm ơn shop.',
  ],
};

const closings = [
  'Shop gói ba lớp chống sốc, giao nhanh hơn dự kiến.',
  'Đặt tối, hai hôm sau đã có hàng.',
  'Sẽ ủng hộ shop tiếp.',
  'Nhắn hỏi được trả lời ngay, rất có tâm.',
  '',
];

/** What they say when they are not quite happy: with three stars, and with fewer. */
const mixed = [
  'Hàng đẹp nhưng giao lâu hơn dự kiến hai ngày.',
  'Tạm ổn so với giá, màu hơi nhạt hơn hình.',
  'Sản phẩm được, hộp ngoài hơi móp một góc nên trừ sao.',
];
const disliked = [
  'Hộp móp nặng, bên trong bị trầy một đường. Mong shop gói kỹ hơn.',
  'Đường sơn bị lem ở phần chân, chụp gần là thấy rõ.',
  'Nhận thiếu thẻ đi kèm, mình đang chờ shop phản hồi.',
];

const foreign: Readonly<Record<Exclude<Locale, 'vn'>, readonly string[]>> = {
  zh: [
    '实物比图片还好看，细节很到位，包装也很用心。',
    '做工不错，颜色很正，已经放在桌上了。',
    '物流比想象中快，盒子完好无损，会回购。',
    '很可爱，送朋友的，她特别喜欢。',
  ],
  en: [
    'Even nicer than in the pictures. The paint is clean and the box arrived without a dent.',
    'Great quality for the price. Delivered to District 7 in two days.',
    'Lovely details. Bought one for myself and went back for another as a gift.',
    'Well packed and exactly as described.',
  ],
};

/** The turn of the one that is no review: the shop hides it. */
const advertTurn = 153;

interface Opinion {
  stars: number;
  words: string | null;
}

/** What a buyer says of a product; `turn` chooses among the sentences, always the same for the same number. */
export function demoOpinion(category: ProductCategory, language: Locale, turn: number): Opinion {
  if (turn === advertTurn)
    return { stars: 5, words: 'Mình bán lại bộ này giá rẻ hơn shop, ai cần nhắn Zalo mình nhé.' };
  const stars = starsOf(turn);
  if (turn % 6 === 5 && stars >= 4) return { stars, words: null };
  if (language !== 'vn' && stars >= 4) return { stars, words: choose(foreign[language], turn) };
  if (stars === 3) return { stars, words: choose(mixed, turn) };
  if (stars < 3) return { stars, words: choose(disliked, turn) };
  return { stars, words: `${choose(liked[category], turn)} ${choose(closings, Math.floor(turn / 2))}`.trim() };
}

/** Most like what they bought: of 25, seventeen give five stars and two give one or two. */
function starsOf(turn: number): number {
  const place = (turn * 7) % 25;
  if (place < 17) return 5;
  if (place < 21) return 4;
  if (place < 23) return 3;
  return place === 23 ? 2 : 1;
}

function choose(among: readonly string[], turn: number): string {
  return among[turn % among.length] ?? '';
}
