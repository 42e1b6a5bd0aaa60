export interface DemoPlayer {
  /** Its sign-in name is this at `demoPlayerHost`. */
  slug: string;
  nickname: string;
  /** Days before the first start. */
  joined: number;
  /** Whose invitation brought it: the start of a sign-in name. */
  invited_by?: string;
  /** True for one that is not named in rankings. */
  masked?: true;
}

/** No mail server has this address: a code reaches it only in the sandbox's mailbox. */
export const demoPlayerHost = 'players.mcy.invalid';

/** The other players of the demo, in the order in which they came. */
export const demoPlayers: readonly DemoPlayer[] = [
  { slug: 'quang', nickname: 'Quang Huy', joined: 22 },
  { slug: 'baochau', nickname: 'Bảo Châu', joined: 22, invited_by: 'quang' },
  { slug: 'ductri', nickname: 'Đức Trí', joined: 22 },
  { slug: 'thaonguyen', nickname: 'Thảo Nguyên', joined: 22, invited_by: 'demo' },
  { slug: 'xiaoyu', nickname: '小雨爱拆盒子', joined: 22 },
  { slug: 'haidang', nickname: 'Hải Đăng', joined: 21, invited_by: 'quang', masked: true },
  { slug: 'ngocmai', nickname: 'Ngọc Mai', joined: 21, invited_by: 'baochau' },
  { slug: 'tuananh', nickname: 'Tuấn Anh 97', joined: 21, invited_by: 'quang' },
  { slug: 'khanhvy', nickname: 'Khánh Vy', joined: 20, invited_by: 'baochau', masked: true },
  { slug: 'oliver', nickname: 'Oliver H', joined: 20 },
  { slug: 'phuongthao', nickname: 'Phương Thảo', joined: 20, invited_by: 'ngocmai' },
  { slug: 'ahao', nickname: '阿豪今天也抽', joined: 19, invited_by: 'xiaoyu' },
  { slug: 'giabao', nickname: 'Gia Bảo', joined: 19, invited_by: 'quang' },
  { slug: 'kimngan', nickname: 'Kim Ngân', joined: 18, invited_by: 'demo' },
  { slug: 'nhatminh', nickname: 'Nhật Minh', joined: 18, masked: true },
  { slug: 'tiantian', nickname: '甜甜圈收藏家', joined: 18, invited_by: 'xiaoyu' },
  { slug: 'sophie', nickname: 'Sophie W', joined: 17 },
  { slug: 'hoangyen', nickname: 'Hoàng Yến', joined: 17, invited_by: 'baochau' },
  { slug: 'longvu', nickname: 'Long Vũ', joined: 16, invited_by: 'ductri' },
  { slug: 'thuha', nickname: 'Thu Hà', joined: 16, invited_by: 'ngocmai', masked: true },
  { slug: 'minhkhoi', nickname: 'Minh Khôi', joined: 15, invited_by: 'quang' },
  { slug: 'james', nickname: 'James Tran', joined: 14, invited_by: 'oliver' },
  { slug: 'caicai', nickname: '菜菜子的盒子', joined: 14, invited_by: 'xiaoyu' },
  { slug: 'yennhi', nickname: 'Yến Nhi', joined: 13, invited_by: 'thaonguyen' },
  { slug: 'trongnhan', nickname: 'Trọng Nhân', joined: 12 },
  { slug: 'bichngoc', nickname: 'Bích Ngọc', joined: 11, invited_by: 'baochau', masked: true },
  { slug: 'anthony', nickname: 'Anthony Le', joined: 11, invited_by: 'oliver' },
  { slug: 'hongnhung', nickname: 'Hồng Nhung', joined: 10, invited_by: 'ductri' },
  { slug: 'laowang', nickname: '老王特别爱盲盒', joined: 9, invited_by: 'ahao' },
  { slug: 'quocbao', nickname: 'Quốc Bảo', joined: 8, invited_by: 'quang' },
  { slug: 'myduyen', nickname: 'Mỹ Duyên', joined: 7, invited_by: 'lan' },
  { slug: 'emily', nickname: 'Emily Ng', joined: 6, invited_by: 'sophie' },
  { slug: 'vietanh', nickname: 'Việt Anh', joined: 5, invited_by: 'ngocmai', masked: true },
  { slug: 'diemmy', nickname: 'Diễm My', joined: 4, invited_by: 'baochau' },
  { slug: 'yueliang', nickname: '月亮姐姐来啦', joined: 3, invited_by: 'xiaoyu' },
  { slug: 'dangkhoa', nickname: 'Đăng Khoa', joined: 2, invited_by: 'demo' },
  { slug: 'maika', nickname: 'Mai Ka', joined: 1, invited_by: 'quang' },
  { slug: 'thanhtruc', nickname: 'Thanh Trúc', joined: 0, invited_by: 'baochau' },
  { slug: 'lucas', nickname: 'Lucas B', joined: 0, invited_by: 'sophie' },
  { slug: 'hieuminh', nickname: 'Hiếu Minh', joined: 0, invited_by: 'ductri' },
  { slug: 'tieuvy', nickname: 'Tiểu Vy', joined: 0, invited_by: 'quang', masked: true },
];
