import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, Link } from '../../../primitives/index.ts';

export interface GuestCornerProps {
  /** Link to signing in. */
  signIn: string;
  /** Opens the choice of language. Players choose theirs in the settings. */
  onChooseLanguage: () => Promise<void>;
}

/** At the end of home's bar: language and sign-in. */
export function GuestCorner({ signIn, onChooseLanguage }: GuestCornerProps) {
  'use no memo';
  const { t } = useTranslation('content/home');
  return (
    <>
      <IconButton icon={Languages} label={t('home.language')} onPress={onChooseLanguage} />
      <Button asChild size="small" variant="soft">
        <Link href={signIn}>{t('home.signIn')}</Link>
      </Button>
    </>
  );
}
