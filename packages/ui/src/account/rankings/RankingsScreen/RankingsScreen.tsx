import type { Ranking, RankingBoard, RankingPeriod } from '@mcy/api/account/rankings/contract';
import { rankingBoards, rankingPeriods } from '@mcy/api/account/rankings/words';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, StickyFooter, Screen, ScreenPart } from '../../../patterns/index.ts';
import { Button, Grid, Link, SegmentedControl, Stack } from '../../../primitives/index.ts';
import { RankingBoardView } from './RankingBoardView.tsx';

export interface RankingsLinks {
  player: (user_id: string) => string;
  boxes: string;
  /** Link to the invite code. */
  invite: string;
  settings: string;
}

export interface RankingsScreenProps {
  board: RankingBoard;
  period: RankingPeriod;
  ranking: Load<Ranking>;
  /** Sign-in link for guests, which returns here; omit it for signed-in users. */
  signInHref?: string | undefined;
  onChooseBoard: (board: RankingBoard) => void;
  onChoosePeriod: (period: RankingPeriod) => void;
  onGoBack: () => void;
  links: RankingsLinks;
}

/** Rankings by promotion, revenue and spending: this week, this month and all time (user/rankList). */
export function RankingsScreen({
  board,
  period,
  ranking,
  signInHref,
  onChooseBoard,
  onChoosePeriod,
  onGoBack,
  links,
}: RankingsScreenProps) {
  const { t } = useTranslation('account/rankings');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('rank.title')}
      back={onGoBack}
      layout="full"
      footer={
        signInHref !== undefined && (
          <StickyFooter>
            <Button asChild width="full">
              <Link href={signInHref}>{t('rank.signIn')}</Link>
            </Button>
          </StickyFooter>
        )
      }
    >
      <Stack>
        <Grid columns={{ phone: 1, desktop: 2 }} space={{ phone: 'medium', desktop: 'large' }}>
          <SegmentedControl
            label={t('rank.board')}
            value={board}
            onValueChange={onChooseBoard}
            options={rankingBoards.map((value) => ({ value, label: t(`rank.boards.${value}`) }))}
          />
          <SegmentedControl
            label={t('rank.period')}
            value={period}
            onValueChange={onChoosePeriod}
            options={rankingPeriods.map((value) => ({ value, label: t(`rank.periods.${value}`) }))}
          />
        </Grid>
        <ScreenPart load={ranking} shape={['podium', 'line', { list: 6 }]}>
          {(shown) => <RankingBoardView board={board} ranking={shown} links={links} />}
        </ScreenPart>
      </Stack>
    </Screen>
  );
}
