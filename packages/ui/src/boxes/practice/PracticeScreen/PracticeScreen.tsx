import type { Prize } from '@mcy/api/boxes/pools/contract';
import { FlaskConical, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, Screen, StatTile } from '../../../patterns/index.ts';
import { Badge, Button, Grid, Heading, Link, Stack, Surface, Text, VisuallyHidden } from '../../../primitives/index.ts';
import { PrizeThumb } from '../../pools/PrizeThumb/PrizeThumb.tsx';
import * as styles from './PracticeScreen.css.ts';

/** What practicing has come to. */
export interface PracticeState {
  draws: number;
  /** What these draws would have cost, and what the toys sell for, in coins. */
  spent: number;
  worth: number;
  /** The latest draws, best first, equal ones together. */
  latest: readonly { prize: Prize; count: number; guaranteed: boolean }[];
  /** By tier: how many came, and how many should have on average. */
  tiers: readonly { tier: string; drawn: number; stated: number }[];
  /** No ticket is left. */
  over: boolean;
}

export interface PracticeScreenProps {
  load: Load<{ pool_name: string; practice: PracticeState }>;
  onDraw: (count: number) => void;
  onStartOver: () => void;
  onGoBack: () => void;
  links: { pool: string };
}

const counts = [1, 10, 100] as const;

/** A box to try out: drawn by the shop's rule with the box's odds of now, on this page alone, for nothing (box/practice). */
export function PracticeScreen({ load, onDraw, onStartOver, onGoBack, links }: PracticeScreenProps) {
  const { t } = useTranslation(['boxes/practice', 'boxes/pools']);
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={onGoBack} load={load} shape={['line', { tiles: 3 }]}>
      {({ pool_name, practice }) => (
        <Stack space="large">
          <Notice tone="caution">{t('lead')}</Notice>
          <section aria-label={t('title')} className={styles.bench}>
            <div className={styles.head}>
              <Heading level={2} size="small">
                {pool_name}
              </Heading>
              <Badge tone="caution" icon={FlaskConical}>
                {t('badge')}
              </Badge>
            </div>
            <VisuallyHidden role="status">{announcementOf(practice, t)}</VisuallyHidden>
            {practice.latest.length > 0 && <Latest practice={practice} />}
            {practice.over ? (
              <Text weight="bold">{t('over')}</Text>
            ) : (
              <Grid columns={3} space="xsmall">
                {counts.map((count) => (
                  <Button
                    key={count}
                    variant="soft"
                    tone="neutral"
                    width="full"
                    aria-label={t('draw', { count })}
                    onPress={() => onDraw(count)}
                  >
                    {t('times', { count })}
                  </Button>
                ))}
              </Grid>
            )}
          </section>
          <Grid columns={{ phone: 1, tablet: 3 }} space="small">
            <StatTile label={t('draws')} value={formatMoney(practice.draws)} />
            <StatTile label={t('spent')} value={t('coins', { amount: formatMoney(practice.spent) })} />
            <StatTile label={t('worth')} value={t('coins', { amount: formatMoney(practice.worth) })} />
          </Grid>
          {practice.draws === 0 ? <Text tone="secondary">{t('chart.empty')}</Text> : <Chart tiers={practice.tiers} />}
          <Grid columns={2} space="small">
            <Button variant="ghost" icon={RotateCcw} disabled={practice.draws === 0} onPress={onStartOver}>
              {t('again')}
            </Button>
            <Button asChild variant="soft">
              <Link href={links.pool}>{t('real')}</Link>
            </Button>
          </Grid>
        </Stack>
      )}
    </Screen>
  );
}

/** How many came of each tier, with a line where the odds put it. */
function Chart({ tiers }: Pick<PracticeState, 'tiers'>) {
  const { t } = useTranslation(['boxes/practice', 'boxes/pools']);
  const most = Math.max(...tiers.flatMap(({ drawn, stated }) => [drawn, stated]), 1);
  const at = (count: number) => `${(100 * count) / most}%`;
  return (
    <Surface>
      <Stack space="small">
        <Heading level={3} size="small">
          {t('chart.title')}
        </Heading>
        <ul className={styles.chart}>
          {tiers.map(({ tier, drawn, stated }) => (
            <li key={tier} className={styles.bar}>
              <Text inline size="small">
                {t('boxes/pools:tier', { tier })}
              </Text>
              <span aria-hidden="true" className={styles.track}>
                <span className={styles.fill} style={{ inlineSize: at(drawn) }} />
                <span className={styles.mark} style={{ insetInlineStart: at(stated) }} />
              </span>
              <Text inline size="small" tabular>
                {t('chart.counts', { drawn: formatMoney(drawn), stated: shortOf(stated) })}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Surface>
  );
}

/** The latest draws: pale, small, and without a stage. */
function Latest({ practice }: { practice: PracticeState }) {
  const { t } = useTranslation('boxes/practice');
  return (
    <Stack space="xsmall">
      <Text size="small" tone="secondary">
        {t('latest')}
      </Text>
      <ul className={styles.haul}>
        {practice.latest.map(({ prize, count, guaranteed }) => (
          <li key={prize.prize_id} className={styles.found}>
            <PrizeThumb prize={prize} labelled />
            <Text size="xsmall" tone="secondary" tabular>
              {t('times', { count })}
              {guaranteed && ` · ${t('guaranteed')}`}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** With one decimal at most: expected counts are no whole numbers. */
function shortOf(value: number): string {
  return Number.isInteger(value) ? formatMoney(value) : value.toFixed(1);
}

function announcementOf(
  { latest }: PracticeState,
  t: ReturnType<typeof useTranslation<['boxes/practice', 'boxes/pools']>>['t'],
): string {
  const [best] = latest;
  if (!best) return '';
  return t('announce', { count: latest.reduce((sum, { count }) => sum + count, 0), prize: best.prize.name });
}
