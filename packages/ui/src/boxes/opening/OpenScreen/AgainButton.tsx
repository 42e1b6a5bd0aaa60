import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { Button, Link } from '../../../primitives/index.ts';
import { type Market, offerOf } from '../PriceBar/offerOf.ts';

interface AgainButtonProps {
  /** What the box has now; null while it loads. */
  market: Market | null;
  draws: number;
  onOpenAgain: () => void;
  /** Where other boxes are, once this one is empty. */
  otherHref: string;
}

/** Back to choosing, where the player pays: the price is what they will be asked for. */
export function AgainButton({ market, draws, onOpenAgain, otherHref }: AgainButtonProps) {
  const { t } = useTranslation('boxes/opening');
  const offer = market && offerOf(market, draws);
  if (market && !offer) {
    return (
      <Button asChild size="large" width="full">
        <Link href={otherHref}>{t('open.soldOut')}</Link>
      </Button>
    );
  }
  return (
    <Button size="large" width="full" icon={RotateCcw} onPress={onOpenAgain}>
      {offer ? t('open.againFor', { total: formatMoney(offer.total) }) : t('open.again')}
    </Button>
  );
}
