import type { BestWin, PublicPlayer } from '@mcy/api/account/people/contract';
import { EyeOff, Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, useLocale } from '../../../i18n/index.ts';
import { EmptyState } from '../../../patterns/index.ts';
import { Badge, Button, Heading, Image, Link, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './PublicProfileScreen.css.ts';

interface BestWinsProps {
  player: PublicPlayer;
  links: { prize: (prize_id: string) => string; settings: string };
}

/** A player's best recent wins, when shown. */
export function BestWins({ player: { best_wins, own }, links }: BestWinsProps) {
  const { t } = useTranslation('account/people');
  if (best_wins === null) {
    return (
      <Surface space="none">
        <EmptyState
          icon={EyeOff}
          title={t(own ? 'player.wins.hiddenOwn' : 'player.wins.hidden')}
          action={
            own ? (
              <Button asChild variant="soft">
                <Link href={links.settings}>{t('player.wins.show')}</Link>
              </Button>
            ) : undefined
          }
        />
      </Surface>
    );
  }
  if (best_wins.length === 0) {
    return (
      <Surface space="none">
        <EmptyState icon={Gift} title={t('player.wins.empty')} />
      </Surface>
    );
  }
  return (
    <ul className={styles.wins} aria-label={t('player.wins.title')}>
      {best_wins.map((win) => (
        <li key={win.win_id}>
          <WinTile win={win} href={links.prize(win.prize_id)} />
        </li>
      ))}
    </ul>
  );
}

function WinTile({ win, href }: { win: BestWin; href: string }) {
  const { t } = useTranslation('account/people');
  const locale = useLocale();
  return (
    <Surface space="small" rarity={win.rarity} href={href}>
      <div className={styles.win}>
        <Image src={win.image} alt="" fit="contain" ratio="square" />
        <Heading level={3} size="small" lines={2}>
          {win.name}
        </Heading>
        <span>
          <Badge rarity={win.rarity} size="small">
            {t(`player.rarity.${win.rarity}`)}
          </Badge>
        </span>
        <Text size="xsmall" tone="muted">
          {t('player.wins.won', { date: formatDate(win.won_at, locale) })}
        </Text>
      </div>
    </Surface>
  );
}
