import type { CheckIn } from '@mcy/api/account/checkIn/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, PageSection, Screen } from '../../../patterns/index.ts';
import { Stack, Text } from '../../../primitives/index.ts';
import { UntilThen, type UntilThenLinks } from '../../identity/IdentityScreen/UntilThen.tsx';
import { CheckInHero } from './CheckInHero.tsx';
import { Stamps } from './Stamps.tsx';

export interface CheckInScreenProps {
  load: Load<CheckIn>;
  /** Checks in for today; resolves with the stones earned, or null on failure. */
  onCheckIn: () => Promise<number | null>;
  /** Called when a new day begins while the screen is open. */
  onNewDay: () => void;
  links: {
    mine: string;
    identity: string;
    /** What can be done without the verification that the web cannot give; null in the app. */
    untilThen: UntilThenLinks | null;
  };
  /** The clock, in ms since 1970. */
  now?: () => number;
}

/** Check-in: the 15 days of the round with their stones, and today's reward (home/sign, spec §9). */
export function CheckInScreen({ load, onCheckIn, onNewDay, links, now }: CheckInScreenProps) {
  const { t } = useTranslation('account/checkIn');
  const [got, setGot] = useState<number | null>(null);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('checkIn.title')}
      back={links.mine}
      layout="halves"
      load={load}
      shape={['portrait', [{ line: 2 }, 'stamps']]}
    >
      {(checkIn) => (
        <>
          <Stack space="large">
            <CheckInHero
              checkIn={checkIn}
              got={checkIn.checked_in_today ? got : null}
              onCheckIn={async () => setGot(await onCheckIn())}
              onNewDay={onNewDay}
              identityHref={links.identity}
              now={now}
            />
            {links.untilThen && checkIn.identity !== 'successful' && <UntilThen links={links.untilThen} />}
          </Stack>
          <PageSection title={t('checkIn.heading')}>
            <Stack space="medium">
              <Text tone="secondary">{t('checkIn.lead')}</Text>
              <Stamps days={checkIn.days} fresh={got !== null && checkIn.checked_in_today} />
            </Stack>
          </PageSection>
        </>
      )}
    </Screen>
  );
}
