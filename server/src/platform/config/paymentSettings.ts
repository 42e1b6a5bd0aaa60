import { z } from 'zod';
import { ConfigError } from './ConfigError.ts';

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://pay.example/vpcpay.html' });

/** Settings of the ways to pay. */
export const paymentSettings = {
  /** The shop's code at VNPay. */
  VNPAY_TMN_CODE: z
    .string()
    .regex(/^[A-Za-z0-9]{8}$/, { error: 'must be the 8 letters and digits that VNPay gave the shop' })
    .optional(),
  /** Signs what goes to VNPay, and what comes from there. */
  VNPAY_HASH_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  /** VNPay's page for payers, and its address for questions. Its test system has others, so there is no default. */
  VNPAY_PAY_URL: address.optional(),
  VNPAY_API_URL: address.optional(),
  /** The bank account for transfers: the bank's number at NAPAS, its name, the account, and whose it is. */
  BANK_BIN: z
    .string()
    .regex(/^\d{6}$/, { error: 'must be the six digits of the bank at NAPAS, such as 970436' })
    .optional(),
  BANK_NAME: z.string().min(2).max(60).optional(),
  BANK_ACCOUNT: z
    .string()
    .regex(/^[A-Za-z0-9]{6,19}$/, { error: 'must be an account number of 6 to 19 letters and digits' })
    .optional(),
  BANK_HOLDER: z
    .string()
    .regex(/^[A-Z][A-Z .,&-]{1,49}$/, { error: 'must be the name as banks write it, in capitals without accents' })
    .optional(),
};

type Settings = z.output<z.ZodObject<typeof paymentSettings>>;

/** VNPay's settings; null when the shop has none. Its payers return to `PUBLIC_URL`. */
export function vnpayOf(set: Settings, publicUrl: string | undefined) {
  const { VNPAY_TMN_CODE, VNPAY_HASH_SECRET, VNPAY_PAY_URL, VNPAY_API_URL } = set;
  const needed = { VNPAY_TMN_CODE, VNPAY_HASH_SECRET, VNPAY_PAY_URL, VNPAY_API_URL };
  if (!anySet(needed)) return null;
  if (VNPAY_TMN_CODE && VNPAY_HASH_SECRET && VNPAY_PAY_URL && VNPAY_API_URL && publicUrl) {
    const returnUrl = new URL('/api/wallet/return/vnpay', publicUrl).href;
    return {
      tmnCode: VNPAY_TMN_CODE,
      secret: VNPAY_HASH_SECRET,
      payUrl: VNPAY_PAY_URL,
      apiUrl: VNPAY_API_URL,
      returnUrl,
    };
  }
  throw belongTogether({ ...needed, PUBLIC_URL: publicUrl }, 'set all of them, or none for a shop without VNPay');
}

export type VnpaySettings = NonNullable<ReturnType<typeof vnpayOf>>;

/** The bank account for transfers; null when the shop takes none. The demo has one that no bank knows. */
export function bankOf(set: Settings, demo: boolean) {
  const { BANK_BIN, BANK_NAME, BANK_ACCOUNT, BANK_HOLDER } = set;
  const needed = { BANK_BIN, BANK_NAME, BANK_ACCOUNT, BANK_HOLDER };
  if (!anySet(needed)) return demo ? demoBank : null;
  if (BANK_BIN && BANK_NAME && BANK_ACCOUNT && BANK_HOLDER) {
    return { bin: BANK_BIN, name: BANK_NAME, account: BANK_ACCOUNT, holder: BANK_HOLDER };
  }
  throw belongTogether(needed, 'set all four, or none for a shop without bank transfers');
}

export type BankSettings = NonNullable<ReturnType<typeof bankOf>>;

/** No bank has this number, so a code that somebody scans in the demo pays nobody. */
const demoBank = { bin: '970000', name: 'Ngân hàng Thử nghiệm', account: '19001006868', holder: 'CONG TY MCY' };

function anySet(needed: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(needed).some((value) => value !== undefined);
}

function belongTogether(needed: Readonly<Record<string, string | undefined>>, advice: string): ConfigError {
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const are = missing.length === 1 ? 'is' : 'are';
  return new ConfigError(
    `${Object.keys(needed).join(', ')} belong together, but ${missing.join(' and ')} ${are} not set: ${advice}.`,
  );
}
