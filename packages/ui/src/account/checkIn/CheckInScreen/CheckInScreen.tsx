import type { CheckIn } from '@mcy/api/account/checkIn/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, NavBar, PageSection } from '../../../patterns/index.ts';
import { Grid, Inset, Skeleton, Stack, Surface, Text } from '../../../primitives/index.ts';
import { CheckInHero } from './CheckInHero.tsx';
import { Stamps } from './Stamps.tsx';

export interface CheckInScreenProps {
  load: Load<CheckIn>;
  /** Checks in for today; resolves with the stones earned, or null on failure. */
  onCheckIn: () => Promise<number | null>;
  /** Called when a new day begins while the screen is open. */
  onNewDay: () => void;
  links: { mine: string; identity: string };
  /** The clock, in ms since 1970. */
  now?: () => number;
}

/** Check-in: the 15 days of the round with their stones, and today's reward (home/sign, spec §9). */
export function CheckInScreen({ load, onCheckIn, onNewDay, links, now }: CheckInScreenProps) {
  const { t } = useTranslation('account/checkIn');
  const { t: shell } = useTranslation('shell');
  const [got, setGot] = useState<number | null>(null);
  return (
    <>
      <NavBar title={t('checkIn.title')} back={{ label: shell('back'), href: links.mine }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <LoadView {...useLoadTexts()} load={load} skeleton={<CheckInSkeleton />}>
          {(checkIn) => (
            <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
              <CheckInHero
                checkIn={checkIn}
                got={checkIn.checked_in_today ? got : null}
                onCheckIn={async () => setGot(await onCheckIn())}
                onNewDay={onNewDay}
                identityHref={links.identity}
                now={now}
              />
              <PageSection title={t('checkIn.heading')}>
                <Stack space="medium">
                  <Text tone="secondary">{t('checkIn.lead')}</Text>
                  <Stamps days={checkIn.days} fresh={got !== null && checkIn.checked_in_today} />
                </Stack>
              </PageSection>
            </Grid>
          )}
        </LoadView>
      </Inset>
    </>
  );
}

function CheckInSkeleton() {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
      <Surface variant="stage" space="large">
        <Skeleton shape="text" lines={4} />
      </Surface>
      <Surface>
        <Skeleton shape="text" lines={4} />
      </Surface>
    </Grid>
  );
}
