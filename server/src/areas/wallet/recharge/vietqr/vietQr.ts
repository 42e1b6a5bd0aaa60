import { crc16 } from './crc16.ts';

/** What a VietQR code of a bank transfer says. */
export interface VietQr {
  /** The bank's number at NAPAS. */
  bin: string;
  account: string;
  /** Đồng. */
  amount: number;
  /** The text of the transfer: at most 25 plain characters. */
  reference: string;
}

/** NAPAS, and its service of transfers to accounts. */
const napas = 'A000000727';
const toAccount = 'QRIBFTTA';
const vnd = '704';

/** Writes the payload of a code that is used once (EMVCo merchant-presented mode, NAPAS 247). */
export function writeVietQr({ bin, account, amount, reference }: VietQr): string {
  const payee = tag('00', bin) + tag('01', account);
  const payload = [
    tag('00', '01'),
    tag('01', '12'),
    tag('38', tag('00', napas) + tag('01', payee) + tag('02', toAccount)),
    tag('53', vnd),
    tag('54', String(amount)),
    tag('58', 'VN'),
    tag('62', tag('08', reference)),
    // The checksum covers its own tag and length too.
    '6304',
  ].join('');
  return payload + crc16(payload);
}

/** Reads the payload of a code for a transfer to an account; null for anything else, and for a wrong checksum. */
export function readVietQr(payload: string): VietQr | null {
  if (crc16(payload.slice(0, -4)) !== payload.slice(-4)) return null;
  const tags = readTags(payload);
  const merchant = readTags(tags?.get('38') ?? '');
  const payee = readTags(merchant?.get('01') ?? '');
  const [bin, account, amount] = [payee?.get('00'), payee?.get('01'), tags?.get('54')];
  const reference = readTags(tags?.get('62') ?? '')?.get('08');
  const isTransfer =
    merchant?.get('00') === napas &&
    merchant.get('02') === toAccount &&
    tags?.get('53') === vnd &&
    tags.get('58') === 'VN';
  if (!isTransfer || !bin || !account || !amount || !reference) return null;
  return { bin, account, amount: Number(amount), reference };
}

/** Tag, length in two digits, value. */
function tag(name: string, value: string): string {
  return `${name}${String(value.length).padStart(2, '0')}${value}`;
}

/** The values by tag; null where the text does not end with a value. */
function readTags(text: string): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4));
    if (!head?.[1]) return null;
    const length = Number(head[2]);
    const value = text.slice(at + 4, at + 4 + length);
    if (value.length !== length) return null;
    found.set(head[1], value);
    at += 4 + length;
  }
  return found;
}
