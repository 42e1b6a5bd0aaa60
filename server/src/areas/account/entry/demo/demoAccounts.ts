export interface DemoAccount {
  sign_in_name: string;
  password: string;
  nickname: string;
  /** What it begins with: the wallet puts them there. */
  coins: number;
  /** Whether its identity is verified: it may check in. */
  verified?: true;
  /** Whether it may do the shop's own business. */
  operator?: true;
}

/** Accounts of the demo; everybody may know their passwords. */
export const demoAccounts: readonly DemoAccount[] = [
  { sign_in_name: 'demo@mcy.vn', password: 'Demo1234', nickname: 'Minh Anh', coins: 2_000_000, verified: true },
  { sign_in_name: 'lan@mcy.vn', password: 'Demo1234', nickname: 'Lan Phương', coins: 500_000 },
  { sign_in_name: 'moi@mcy.vn', password: 'Demo1234', nickname: 'Bạn Mới Đến', coins: 0 },
  { sign_in_name: 'operator@mcy.vn', password: 'Demo1234', nickname: 'Ban Quản Trị', coins: 0, operator: true },
];
