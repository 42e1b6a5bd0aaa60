import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/index.ts';
import { Button, Inline, Link, Surface } from '../../../primitives/index.ts';
import type { MineLinks } from './MineScreen.tsx';

interface GuestWelcomeProps {
  links: MineLinks;
}

/** What a guest sees instead of an account: sign-in and registration. */
export function GuestWelcome({ links }: GuestWelcomeProps) {
  const { t } = useTranslation(['account/profile', 'account/entry']);
  return (
    <Surface space="none">
      <EmptyState
        icon={UserRound}
        title={t('mine.guest.heading')}
        text={t('mine.guest.lead')}
        action={
          <Inline align="center">
            <Button asChild>
              <Link href={links.signIn}>{t('account/entry:signIn.submit')}</Link>
            </Button>
            <Button asChild variant="soft">
              <Link href={links.register}>{t('account/entry:signIn.register')}</Link>
            </Button>
          </Inline>
        }
      />
    </Surface>
  );
}
