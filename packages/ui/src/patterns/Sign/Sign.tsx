import {
  Bell,
  CalendarCheck,
  Crown,
  Gift,
  HeartHandshake,
  IdCard,
  KeyRound,
  Landmark,
  PackageOpen,
  TicketPercent,
  Trophy,
  Undo2,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { Icon, Image } from '../../primitives/index.ts';
import * as styles from './Sign.css.ts';

export interface SignProps {
  /** What it shows; its color goes with it. */
  sign: keyof typeof icons;
  /** Address of a picture to show instead. */
  image?: string | null;
  size?: 'standard' | 'large';
}

const icons = {
  wallet: Wallet,
  bank: Landmark,
  return: Undo2,
  box: PackageOpen,
  gift: Gift,
  calendar: CalendarCheck,
  trophy: Trophy,
  crown: Crown,
  heart: HeartHandshake,
  id_card: IdCard,
  people: UsersRound,
  key: KeyRound,
  ticket: TicketPercent,
  bell: Bell,
} as const;

/** A round sign of what a row is about, or a picture. Decorative: the words beside it say the same. */
export function Sign({ sign, image = null, size = 'standard' }: SignProps) {
  const large = size === 'large';
  const look = image === null ? (large ? styles.glowing : '') : large ? styles.hero : styles.pictured;
  return (
    <span className={`${styles.sign({ size })} ${styles.tones[sign]} ${look}`} aria-hidden="true">
      {image === null ? (
        <Icon icon={icons[sign]} size={large ? 'large' : 'standard'} />
      ) : (
        <Image src={image} alt="" fit="contain" ratio="square" />
      )}
    </span>
  );
}
