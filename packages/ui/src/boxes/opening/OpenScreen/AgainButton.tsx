import { ListOrdered, RotateCcw } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Button, IconButton, Link } from '../../../primitives/index.ts';
import { type Agreed, agreedOf } from '../PriceBar/agreedOf.ts';
import { type Market, offerOf } from '../PriceBar/offerOf.ts';
import * as styles from './OpenScreen.css.ts';

interface AgainButtonProps {
  /** What the box has now; null while it loads. */
  market: Market | null;
  /** As many as were opened. */
  draws: number;
  /** Ignores taps, which may have been meant for what was there before. */
  resting: boolean;
  onOpen: (...agreed: Agreed) => Promise<void>;
  /** The button has appeared, or now charges something else: let it rest. */
  onOffer: () => void;
  /** Back to choosing. */
  onChoose: () => void;
  /** Where others are, once this one is empty. */
  other: { label: string; href: string };
}

/** Buys the same again, for the price on it. Where that cannot be bought, it shows no price, and leads to choosing. */
export function AgainButton({ market, draws, resting, onOpen, onOffer, onChoose, other }: AgainButtonProps) {
  const { t } = useTranslation('boxes/opening');
  const offer = market && offerOf(market, draws);
  const sold = offer?.action === 'pay' && offer.draws === draws ? offer : null;
  const told = useRef<number | null | undefined>(undefined);
  const compare = useEffectEvent(() => {
    const total = sold?.total ?? null;
    if (told.current === total) return;
    told.current = total;
    onOffer();
  });
  useLayoutEffect(() => compare());

  if (market && !offer) {
    return (
      <Button asChild size="large" width="full">
        <Link href={other.href}>{other.label}</Link>
      </Button>
    );
  }
  if (!sold) {
    return (
      <Button size="large" width="full" icon={RotateCcw} onPress={onChoose}>
        {t('open.again')}
      </Button>
    );
  }
  return (
    <div className={styles.again}>
      <Button size="large" width="full" icon={RotateCcw} resting={resting} onPress={() => onOpen(...agreedOf(sold))}>
        {t('open.againFor', { total: formatMoney(sold.total) })}
      </Button>
      <IconButton icon={ListOrdered} label={t('open.chooseCount')} variant="soft" size="large" onPress={onChoose} />
    </div>
  );
}
