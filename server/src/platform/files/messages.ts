import type { Translated } from '@mcy/api/contract';

/** For a file over the maximum size. */
export function fileTooLarge(megabytes: number): Translated {
  return {
    vn: `Tệp quá lớn. Vui lòng chọn tệp không quá ${megabytes} MB.`,
    zh: `文件过大，请选择不超过 ${megabytes} MB 的文件。`,
    en: `The file is too large. Choose one of at most ${megabytes} MB.`,
  };
}

/** For a user with the maximum number of uploads running. */
export function tooManyUploads(most: number): Translated {
  return {
    vn: `Bạn đang tải lên ${most} tệp. Vui lòng thử lại khi có tệp tải xong.`,
    zh: `你正在同时上传 ${most} 个文件，请等其中一个完成后再试。`,
    en: `You’re already uploading ${most} files. Try again when one of them has finished.`,
  };
}

export const notAPicture: Translated = {
  vn: 'Tệp này không phải là ảnh. Vui lòng chọn ảnh JPEG, PNG, WebP hoặc GIF.',
  zh: '该文件不是图片，请选择 JPEG、PNG、WebP 或 GIF 图片。',
  en: 'This file is not a picture. Choose a JPEG, PNG, WebP or GIF.',
};

export const notAVideo: Translated = {
  vn: 'Tệp này không phải là video. Vui lòng chọn video MP4, WebM hoặc MOV.',
  zh: '该文件不是视频，请选择 MP4、WebM 或 MOV 视频。',
  en: 'This file is not a video. Choose an MP4, WebM or MOV.',
};

/** For a picture over the maximum number of pixels. */
export function pictureTooDetailed(megapixels: number): Translated {
  return {
    vn: `Ảnh có kích thước quá lớn. Vui lòng chọn ảnh không quá ${megapixels} megapixel.`,
    zh: `图片尺寸过大，请选择不超过 ${megapixels} 百万像素的图片。`,
    en: `The picture has too many pixels. Choose one of at most ${megapixels} megapixels.`,
  };
}

export const pictureUnreadable: Translated = {
  vn: 'Ảnh bị lỗi nên không mở được. Vui lòng chọn ảnh khác hoặc lưu lại ảnh rồi thử lại.',
  zh: '图片已损坏，无法打开，请换一张或重新保存后再试。',
  en: 'The picture is damaged and can’t be opened. Choose another one, or save it again and retry.',
};

export const fileMissing: Translated = {
  vn: 'Chưa có tệp nào được gửi lên. Vui lòng chọn lại tệp.',
  zh: '没有收到文件，请重新选择。',
  en: 'We didn’t receive a file. Choose it again.',
};

export const fileNotFound: Translated = {
  vn: 'Không còn tệp này trên máy chủ. Vui lòng tải tệp lên lại.',
  zh: '服务器上已没有该文件，请重新上传。',
  en: 'This file is no longer on the server. Upload it again.',
};

export const loginExpired: Translated = {
  vn: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  zh: '登录已过期，请重新登录。',
  en: 'Your session has expired. Sign in again.',
};
