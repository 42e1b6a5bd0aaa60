import { defineSeries } from './DemoSeries.ts';
import { materials } from './materials.ts';

export const dragonValley = defineSeries({
  slug: 'dragon-valley',
  name: { vn: 'Thung lũng Rồng', zh: '龙之谷', en: 'Dragon Valley' },
  description: {
    vn: 'Trong thung lũng sau thác nước, rồng và khủng long vẫn sống chung, cãi nhau mỗi ngày và ăn tối cùng nhau.',
    zh: '瀑布后的山谷里，龙和恐龙至今住在一起，天天拌嘴，也天天一起吃晚饭。',
    en: 'In the valley behind the waterfall, dragons and dinosaurs still live together, bicker every day and have dinner together.',
  },
  image: 'jade-dragon-king',
  toys: {
    'jade-dragon-king': {
      name: { vn: 'Long Vương Ngọc Bích', zh: '碧玉龙王', en: 'Jade Dragon King' },
      description: {
        vn: 'Canh giữ thác nước đã chín trăm năm và chưa từng ngủ trưa. Ai mang bánh đậu xanh tới thì được đi qua.',
        zh: '守护瀑布九百年，从没睡过午觉。带绿豆糕来的人，可以过。',
        en: 'He has guarded the waterfall for nine hundred years without a single nap. Bring mung bean cake and you may pass.',
      },
      material: materials.resin,
      height_mm: 260,
      value: 890_000,
    },
    'whisker-dragon': {
      name: { vn: 'Lão Rồng Râu Xoăn', zh: '卷须老龙', en: 'Old Curlwhisker' },
      description: {
        vn: 'Người kể chuyện của thung lũng. Mỗi sợi râu xoăn là một câu chuyện chưa kể hết.',
        zh: '山谷里的说书人，每一根卷须都是一个没讲完的故事。',
        en: 'The valley’s storyteller. Every curl of his whiskers is a tale he hasn’t finished yet.',
      },
      material: materials.resin,
      height_mm: 180,
      value: 650_000,
    },
    'milk-tooth-rex': {
      name: { vn: 'Bạo chúa Răng Sữa', zh: '乳牙霸王龙', en: 'Milk-Tooth Rex' },
      description: {
        vn: 'Gầm rất to để không ai biết cậu vừa rụng chiếc răng sữa đầu tiên.',
        zh: '吼得特别大声，好让谁也不知道他刚掉了第一颗乳牙。',
        en: 'He roars extra loud so nobody notices he’s just lost his first milk tooth.',
      },
      material: materials.vinyl,
      height_mm: 160,
      value: 420_000,
    },
    'daydream-longneck': {
      name: { vn: 'Cổ Dài Mơ Mộng', zh: '爱做梦的长颈龙', en: 'Daydream Longneck' },
      description: {
        vn: 'Đầu ở trên mây theo đúng nghĩa đen. Gọi ba lần cô ấy mới nghe thấy.',
        zh: '头真的在云里，要叫三遍才听得见。',
        en: 'Her head is in the clouds, quite literally. Call three times and she may hear you.',
      },
      material: materials.vinyl,
      height_mm: 190,
      value: 260_000,
    },
    'woolly-mammoth': {
      name: { vn: 'Ma mút Len Ấm', zh: '毛线猛犸', en: 'Woolly Mammoth' },
      description: {
        vn: 'Mặc áo len quanh năm vì lỡ hứa với bà. Mùa hè thì thở hơi dài.',
        zh: '答应过奶奶要穿毛衣，于是一年四季都穿着，夏天就叹气。',
        en: 'He promised his grandmother he’d keep the sweater on. In summer he sighs a lot.',
      },
      material: materials.flocked,
      height_mm: 140,
      value: 260_000,
    },
    'puddle-croc': {
      name: { vn: 'Cá sấu Vũng Nước', zh: '水洼鳄', en: 'Puddle Croc' },
      description: {
        vn: 'Tin rằng vũng nước mưa sau nhà là đại dương, và mình là thuyền trưởng.',
        zh: '坚信屋后的雨水洼是大海，自己是船长。',
        en: 'Believes the puddle behind the house is an ocean, and that he is its captain.',
      },
      material: materials.vinyl,
      height_mm: 95,
      value: 120_000,
    },
    'absent-dodo': {
      name: { vn: 'Dodo Đãng Trí', zh: '健忘渡渡鸟', en: 'Absent-minded Dodo' },
      description: {
        vn: 'Quên mất là mình đã tuyệt chủng, nên vẫn ở đây.',
        zh: '忘了自己已经灭绝，所以还在这里。',
        en: 'It forgot to go extinct, so here it still is.',
      },
      material: materials.vinyl,
      height_mm: 100,
      value: 120_000,
    },
    'mountain-turtle': {
      name: { vn: 'Rùa Cõng Núi', zh: '驮山龟', en: 'Mountain Turtle' },
      description: {
        vn: 'Đi một bước nghỉ một năm, vì sợ làm đổ cái cây trên lưng.',
        zh: '走一步歇一年，怕把背上的树晃倒。',
        en: 'Takes one step, then rests a year, so the tree on its back doesn’t fall.',
      },
      material: materials.pvc,
      height_mm: 70,
      value: 59_000,
    },
    'wall-lizard': {
      name: { vn: 'Thằn lằn Bám Tường', zh: '贴墙蜥', en: 'Wall-hugger Lizard' },
      description: {
        vn: 'Chuyên gia nghe lén của thung lũng. Chưa giữ được bí mật nào quá một buổi chiều.',
        zh: '山谷里的偷听专家，没有一个秘密守得过一下午。',
        en: 'The valley’s best eavesdropper. Has never kept a secret past the afternoon.',
      },
      material: materials.pvc,
      height_mm: 65,
      value: 39_000,
    },
    'hatchling-pip': {
      name: { vn: 'Bé Pip Nở Trứng', zh: '破壳小皮', en: 'Pip the Hatchling' },
      description: {
        vn: 'Nở ra giữa bầy rồng và chắc mẩm rồi mình cũng sẽ phun được lửa.',
        zh: '在龙窝里破壳，深信自己总有一天也能喷火。',
        en: 'Hatched among dragons, and sure it will breathe fire any day now.',
      },
      material: materials.pvc,
      height_mm: 60,
      value: 25_000,
    },
  },
  pools: [
    {
      slug: 'dragon-valley',
      kind: 'ichiban',
      name: { vn: 'Thung lũng Rồng', zh: '龙之谷', en: 'Dragon Valley' },
      description: {
        vn: '80 vé, chín mẫu và một Lão Rồng Râu Xoăn đợi người lấy vé cuối.',
        zh: '80 张票，九款玩具，卷须老龙等着抽走最后一张的人。',
        en: '80 tickets, nine toys, and Old Curlwhisker for the last ticket.',
      },
      images: ['whisker-dragon', 'milk-tooth-rex', 'daydream-longneck'],
      price: 89_000,
      odds: [
        ['jade-dragon-king', 'A', 1],
        ['milk-tooth-rex', 'B', 2],
        ['daydream-longneck', 'C', 2],
        ['woolly-mammoth', 'C', 2],
        ['puddle-croc', 'D', 4],
        ['absent-dodo', 'D', 4],
        ['mountain-turtle', 'E', 14],
        ['wall-lizard', 'F', 21],
        ['hatchling-pip', 'G', 30],
      ],
      last: 'whisker-dragon',
      endings: { emperor: 'daydream-longneck' },
    },
  ],
});
