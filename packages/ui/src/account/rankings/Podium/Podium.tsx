import type { RankedPlayer } from '@mcy/api/account/rankings/contract';
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Icon, Link, Text, VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './Podium.css.ts';

export interface PodiumProps {
  /** The top of a ranking, best first; at most three are shown. */
  leaders: readonly RankedPlayer[];
  /** What players are ranked by. */
  renderScore: (score: number) => ReactNode;
  /** Link to a player's page. */
  playerHref: (user_id: string) => string;
}

const places = [1, 2, 3] as const;

/** The top three of a ranking on a podium. A place that nobody has taken is an empty step. */
export function Podium({ leaders, renderScore, playerHref }: PodiumProps) {
  const { t } = useTranslation('account/rankings');
  return (
    <ol className={styles.podium} aria-label={t('rank.podium')}>
      {places.map((place) => {
        const leader = leaders[place - 1];
        if (leader === undefined) {
          return (
            <li key={place} className={styles.places[place]} aria-hidden="true">
              <span className={styles.freeSteps[place]}>{place}</span>
            </li>
          );
        }
        return (
          <li key={place} className={styles.places[place]} aria-current={leader.own ? true : undefined}>
            <span className={styles.person}>
              <VisuallyHidden>{t('rank.place', { rank: leader.rank })}</VisuallyHidden>
              {place === 1 && (
                <span className={styles.crown}>
                  <Icon icon={Crown} size="large" />
                </span>
              )}
              <Avatar name={leader.nickname} src={leader.avatar} size={place === 1 ? 'large' : 'standard'} />
              {leader.user_id === null ? (
                <Text inline weight="medium" align="center" lines={2}>
                  {leader.nickname}
                </Text>
              ) : (
                <Link href={playerHref(leader.user_id)}>{leader.nickname}</Link>
              )}
              {leader.own && (
                <Text inline size="xsmall" tone="accent" weight="bold">
                  {t('rank.own')}
                </Text>
              )}
              <Text inline size="small" weight="bold" tabular>
                {renderScore(leader.score)}
              </Text>
            </span>
            <span className={styles.steps[place]} aria-hidden="true">
              {leader.rank}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
