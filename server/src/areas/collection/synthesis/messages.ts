import type { Translated } from '@mcy/api/contract';

export const recipeNotFound: Translated = {
  vn: 'Công thức này không còn dùng nữa. Bạn chọn công thức khác nhé.',
  zh: '该配方已停用，请选择其他配方。',
  en: 'This recipe is no longer offered. Choose another one.',
};

export const recipeSoldOut: Translated = {
  vn: 'Món này vừa hết. Đồ chơi của bạn vẫn còn nguyên.',
  zh: '该玩具刚刚合成完毕，你的玩具没有变动。',
  en: 'The last one has just been made. You still have all your toys.',
};

export const wrongToys: Translated = {
  vn: 'Các món đã chọn không đúng công thức. Bạn chọn lại nhé.',
  zh: '所选玩具不符合配方，请重新选择。',
  en: 'The toys you chose don’t fit the recipe. Choose again.',
};
