import type { Ranking, RankingBoard } from '@mcy/api/account/rankings/contract';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale } from '../../../i18n/index.ts';
import { EmptyState, RankList, type RankRow } from '../../../patterns/index.ts';
import { Button, Grid, Inline, Link, Money, Stack, Surface, Text, VisuallyHidden } from '../../../primitives/index.ts';
import { Podium } from '../Podium/Podium.tsx';
import type { RankingsLinks } from './RankingsScreen.tsx';

interface RankingBoardViewProps {
  board: RankingBoard;
  ranking: Ranking;
  links: RankingsLinks;
}

/** One ranking: the top three on a podium, the others below, the user's own row always visible. */
export function RankingBoardView({ board, ranking, links }: RankingBoardViewProps) {
  const { t } = useTranslation('account/rankings');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  const { rows, own, ends_at } = ranking;

  function renderScore(score: number): ReactNode {
    if (board === 'promotion') return t('rank.people', { count: score, shown: formatMoney(score) });
    return <Money amount={score} label={shell('currency.balance')} />;
  }

  /** Steps are narrow: the figure may wrap, and its unit is only read aloud. */
  function renderOnStep(score: number): ReactNode {
    if (board === 'promotion') return renderScore(score);
    return (
      <>
        {formatMoney(score)} <VisuallyHidden>{shell('currency.balance')}</VisuallyHidden>
      </>
    );
  }

  const others: RankRow[] = rows.slice(3).map((row) => ({
    // Masked players have no id, so the place is the key.
    id: row.own && own ? own.user_id : String(row.rank),
    rank: row.rank,
    name: row.nickname,
    avatar: row.avatar,
    value: renderScore(row.score),
    href: row.user_id === null ? undefined : links.player(row.user_id),
  }));
  const ownRow: RankRow | undefined = own
    ? {
        id: own.user_id,
        rank: own.rank,
        name: own.nickname,
        avatar: own.avatar,
        description: own.named ? undefined : t('rank.masked'),
        value: renderScore(own.score),
        href: links.player(own.user_id),
      }
    : undefined;
  const list = others.map((row) => (row.id === ownRow?.id ? ownRow : row));

  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space={{ phone: 'medium', desktop: 'large' }} align="start">
      <Stack>
        {rows.length === 0 ? (
          <Surface space="none">
            <EmptyState
              icon={Trophy}
              title={t('rank.empty.title')}
              text={t(board === 'promotion' ? 'rank.empty.promotion' : 'rank.empty.boxes')}
              action={
                <Button asChild>
                  {board === 'promotion' ? (
                    <Link href={links.invite}>{t('rank.empty.invite')}</Link>
                  ) : (
                    <Link href={links.boxes}>{t('rank.empty.openBoxes')}</Link>
                  )}
                </Button>
              }
            />
          </Surface>
        ) : (
          <Surface variant="stage">
            <Podium leaders={rows} renderScore={renderOnStep} playerHref={links.player} />
          </Surface>
        )}
        <Inline align="between">
          <Text inline size="small" tone="secondary">
            {ends_at === null
              ? t(`rank.leads.${board}`)
              : t('rank.leadsUntil', {
                  leads: t(`rank.leads.${board}`),
                  endsAt: t('rank.endsAt', { date: formatDate(lastMomentOf(ends_at), locale) }),
                })}
          </Text>
          {own?.named === false && (
            <Text inline size="small">
              <Link href={links.settings}>{t('rank.toPrivacy')}</Link>
            </Text>
          )}
        </Inline>
      </Stack>
      {(list.length > 0 || ownRow !== undefined) && (
        <Surface space="none">
          <RankList
            label={t(`rank.boards.${board}`)}
            rows={list}
            own={ownRow}
            texts={{
              rank: (rank) => t('rank.place', { rank: formatMoney(rank) }),
              unranked: t('rank.unranked'),
              own: t('rank.own'),
            }}
          />
        </Surface>
      )}
    </Grid>
  );
}

/** Last day of a period: the day before the next one begins. */
function lastMomentOf(ends_at: string): string {
  return new Date(Date.parse(ends_at) - 1).toISOString();
}
