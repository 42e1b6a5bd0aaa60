/** What the demo's people top up, by days before the first start: enough for the boxes they open. The accounts that visitors sign in with end as they began. */
export const demoRecharges: Readonly<Record<number, readonly (readonly [slug: string, amount: number])[]>> = {
  21: [
    ['baochau', 2_000_000],
    ['ductri', 2_000_000],
    ['thaonguyen', 5_000_000],
  ],
  20: [
    ['quang', 5_000_000],
    ['haidang', 2_000_000],
  ],
  18: [
    ['xiaoyu', 1_000_000],
    ['khanhvy', 500_000],
    ['oliver', 2_000_000],
    // Less what a coupon saves them.
    ['demo', 990_000],
  ],
  17: [
    ['ductri', 2_000_000],
    ['tiantian', 100_000],
  ],
  16: [
    ['xiaoyu', 1_000_000],
    ['tuananh', 2_000_000],
    ['giabao', 500_000],
    ['giabao', 500_000],
    ['hoangyen', 100_000],
    ['demo', 2_000_000],
  ],
  15: [
    ['haidang', 2_000_000],
    ['ngocmai', 1_000_000],
    ['sophie', 2_000_000],
    // For what they order in the mall, and below what brings diamonds.
    ['demo', 300_000],
    ['demo', 187_000],
  ],
  14: [['minhkhoi', 100_000]],
  13: [
    ['james', 100_000],
    ['caicai', 100_000],
  ],
  12: [
    ['kimngan', 1_000_000],
    ['longvu', 2_000_000],
    ['yennhi', 100_000],
  ],
  11: [['ngocmai', 1_000_000]],
  10: [
    ['bichngoc', 100_000],
    ['anthony', 100_000],
    ['lan', 462_000],
  ],
  9: [
    ['thuha', 100_000],
    ['thuha', 100_000],
    ['trongnhan', 500_000],
    ['hongnhung', 100_000],
  ],
  8: [
    ['quang', 5_000_000],
    ['baochau', 2_000_000],
    ['phuongthao', 500_000],
    ['phuongthao', 500_000],
    ['laowang', 100_000],
    ['bichngoc', 600_000],
    ['trongnhan', 300_000],
    ['anthony', 600_000],
    ['hongnhung', 300_000],
  ],
  7: [
    ['ahao', 100_000],
    ['sophie', 2_000_000],
    ['demo', 1_500_000],
  ],
  6: [
    ['oliver', 2_000_000],
    ['myduyen', 100_000],
  ],
  5: [
    ['tuananh', 2_000_000],
    ['kimngan', 1_000_000],
  ],
  4: [
    ['vietanh', 100_000],
    ['lan', 213_000],
  ],
  3: [
    ['thaonguyen', 5_000_000],
    ['nhatminh', 500_000],
    ['nhatminh', 500_000],
    ['longvu', 2_000_000],
    ['quocbao', 500_000],
    ['quocbao', 500_000],
    ['diemmy', 100_000],
  ],
  2: [
    ['yueliang', 100_000],
    ['demo', 943_000],
  ],
  1: [['dangkhoa', 100_000]],
  0: [
    ['emily', 100_000],
    ['maika', 100_000],
    ['thanhtruc', 200_000],
    ['thanhtruc', 200_000],
    ['lucas', 100_000],
    ['hieuminh', 100_000],
  ],
};
