import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, Link, Money } from '../../../primitives/index.ts';

export interface HomeCornerProps {
  /** The player's coins, undefined until known; null for a guest. */
  balance: number | null | undefined;
  links: { signIn: string; recharge: string };
  /** Opens the choice of language. Players choose theirs in the settings. */
  onChooseLanguage: () => Promise<void>;
}

/** At the end of home's bar: language and sign-in for a guest, the coins of a player. */
export function HomeCorner({ balance, links, onChooseLanguage }: HomeCornerProps) {
  const { t } = useTranslation('content/home');
  const { t: shell } = useTranslation('shell');
  if (balance === null) {
    return (
      <>
        <IconButton icon={Languages} label={t('home.language')} onPress={onChooseLanguage} />
        <Button asChild size="small" variant="soft">
          <Link href={links.signIn}>{t('home.signIn')}</Link>
        </Button>
      </>
    );
  }
  const coins = shell('currency.balance');
  return (
    <Button asChild size="small" variant="soft" tone="neutral">
      <Link href={links.recharge}>{balance === undefined ? coins : <Money amount={balance} label={coins} />}</Link>
    </Button>
  );
}
