import type { SetToy, ToySet } from '@mcy/api/collection/planner/contract';
import { Dices, PackageSearch, PartyPopper, Ticket, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { IconNotes, type Load, NothingHere, PageSection, Screen, ScreenPart } from '../../../patterns/index.ts';
import { Grid, Image, Progress, Select, Stack, Surface, Text } from '../../../primitives/index.ts';
import { type PlannedPool, PoolPlan } from './PoolPlan.tsx';
import * as styles from './PlannerScreen.css.ts';

/** A series with its toys, and what its boxes would take; `plans` is null while it is computed. */
export interface PlannedSet {
  toys: readonly SetToy[];
  /** The cheapest first. */
  plans: readonly PlannedPool[] | null;
}

export interface PlannerScreenProps {
  sets: Load<readonly ToySet[]>;
  /** The series on screen. */
  series_id: string | null;
  set: Load<PlannedSet>;
  onChooseSeries: (series_id: string) => void;
  onGoBack: () => void;
  links: { pool: (pool_id: string) => string; gifts: string };
}

/** Set planner: what a series still needs, and what that would cost at today's odds (bag/planner). */
export function PlannerScreen({ sets, series_id, set, onChooseSeries, onGoBack, links }: PlannerScreenProps) {
  const { t } = useTranslation('collection/planner');
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={onGoBack} layout="full">
      <Stack space="large">
        <Text tone="secondary">{t('lead')}</Text>
        <ScreenPart load={sets} shape={{ form: 1 }}>
          {(rows) => {
            const chosen = rows.find((row) => row.series_id === series_id);
            return (
              <Stack space="small">
                <Select
                  label={t('series')}
                  placeholder={t('series')}
                  value={series_id}
                  onValueChange={onChooseSeries}
                  options={rows.map(({ series_id: value, name, owned, toys }) => ({
                    value,
                    label: `${name} · ${owned}/${toys}`,
                  }))}
                />
                {chosen && (
                  <Progress
                    label={chosen.name}
                    value={chosen.owned}
                    max={chosen.toys}
                    valueText={t('progress', { owned: chosen.owned, toys: chosen.toys })}
                  />
                )}
              </Stack>
            );
          }}
        </ScreenPart>
        <ScreenPart load={set} shape={[{ tiles: 6 }, { list: 2 }]}>
          {({ toys, plans }) => (
            <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
              <PageSection title={t('toys.title')}>
                <Toys toys={toys} />
              </PageSection>
              {toys.every(({ owned }) => owned) ? (
                <NothingHere icon={PartyPopper} title={t('complete.title')} text={t('complete.body')} />
              ) : (
                <Boxes toys={toys} plans={plans} links={links} />
              )}
            </Grid>
          )}
        </ScreenPart>
        <PageSection title={t('how.title')}>
          <Surface>
            <IconNotes
              notes={[
                { icon: Ticket, text: t('how.finite') },
                { icon: Dices, text: t('how.infinite') },
                { icon: Trophy, text: t('how.last') },
              ]}
            />
          </Surface>
        </PageSection>
      </Stack>
    </Screen>
  );
}

function Toys({ toys }: { toys: readonly SetToy[] }) {
  const { t } = useTranslation('collection/planner');
  return (
    <Grid columns={{ phone: 3, tablet: 5 }} space="xsmall" role="list" aria-label={t('toys.title')}>
      {toys.map(({ toy_id, name, image, rarity, owned }) => (
        <div key={toy_id} role="listitem">
          <Surface space="none" radius="standard" rarity={owned ? rarity : undefined}>
            <div className={styles.stage({ rarity, owned })}>
              <div className={styles.toy} data-owned={owned}>
                <Image src={image} alt="" fit="contain" ratio="square" />
              </div>
            </div>
            <div className={styles.words}>
              <Text size="xsmall" weight="medium" align="center" lines={2}>
                {name}
              </Text>
              <Text size="xsmall" align="center" tone={owned ? 'positive' : 'muted'}>
                {t(owned ? 'toys.owned' : 'toys.missing')}
              </Text>
            </div>
          </Surface>
        </div>
      ))}
    </Grid>
  );
}

function Boxes({ toys, plans, links }: PlannedSet & Pick<PlannerScreenProps, 'links'>) {
  const { t } = useTranslation('collection/planner');
  const missing = toys.filter(({ owned }) => !owned);
  const value = missing.reduce((sum, toy) => sum + toy.value, 0);
  return (
    <PageSection
      title={t('boxes.title')}
      description={`${t('missing.title', { missing: missing.length })}. ${t('missing.value', { value: formatMoney(value) })}`}
    >
      <ScreenPart
        load={plans === null ? { status: 'loading' } : { status: 'loaded', data: plans }}
        shape={{ cards: 2 }}
      >
        {(planned) =>
          planned.length === 0 ? (
            <NothingHere
              icon={PackageSearch}
              title={t('boxes.none.title')}
              text={t('boxes.none.body')}
              next={{ label: t('boxes.noneAction'), href: links.gifts }}
            />
          ) : (
            <Stack space="small" role="list" aria-label={t('boxes.title')}>
              {planned.map((plan) => (
                <div key={plan.pool_id} role="listitem">
                  <PoolPlan plan={plan} missing={missing.length} href={links.pool(plan.pool_id)} />
                </div>
              ))}
            </Stack>
          )
        }
      </ScreenPart>
    </PageSection>
  );
}
