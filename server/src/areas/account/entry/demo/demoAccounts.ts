export interface DemoAccount {
  sign_in_name: string;
  password: string;
  nickname: string;
  /** Its starting balance, which the wallet adds. */
  coins: number;
  /** True for a verified identity, which allows check-ins. */
  verified?: true;
  /** True for an operator of the shop. */
  operator?: true;
  /** True for one that has just registered, and has no past. */
  newcomer?: true;
}

/** Accounts of the demo; their passwords are public. */
export const demoAccounts: readonly DemoAccount[] = [
  { sign_in_name: 'demo@mcy.vn', password: 'Demo1234', nickname: 'Minh Anh', coins: 2_000_000, verified: true },
  { sign_in_name: 'lan@mcy.vn', password: 'Demo1234', nickname: 'Lan Phương', coins: 500_000 },
  { sign_in_name: 'moi@mcy.vn', password: 'Demo1234', nickname: 'Bạn Mới Đến', coins: 0, newcomer: true },
  { sign_in_name: 'operator@mcy.vn', password: 'Demo1234', nickname: 'Ban Quản Trị', coins: 0, operator: true },
  { sign_in_name: 'operator2@mcy.vn', password: 'Demo1234', nickname: 'Ban Kiểm Soát', coins: 0, operator: true },
];
