import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, Inline, Link } from '../../../primitives/index.ts';

export interface GuestBarProps {
  /** Null on the pages of signing in and registering themselves. */
  links: { signIn: string; register: string } | null;
  /** Opens the choice of language. Players choose theirs in the settings. */
  onChooseLanguage: () => Promise<void>;
}

/** At the end of a desktop's bar: a guest's language, and the ways in. */
export function GuestBar({ links, onChooseLanguage }: GuestBarProps) {
  const { t } = useTranslation('account/profile');
  return (
    <Inline space="xsmall" alignY="center">
      <IconButton icon={Languages} label={t('mine.language')} onPress={onChooseLanguage} />
      {links && (
        <>
          <Button asChild size="small" variant="soft" tone="neutral">
            <Link href={links.register}>{t('bar.register')}</Link>
          </Button>
          <Button asChild size="small">
            <Link href={links.signIn}>{t('bar.signIn')}</Link>
          </Button>
        </>
      )}
    </Inline>
  );
}
