import type { CoolOffLength, Spending, SpendingCaps } from '@mcy/api/wallet/spending/contract';
import { spendingPeriods } from '@mcy/api/wallet/spending/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useScreenTexts, useLocale } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Divider, Stack, Surface } from '../../../primitives/index.ts';
import { CoolOff } from './CoolOff.tsx';
import { PeriodMeter } from './PeriodMeter.tsx';
import { RaiseNotice } from './RaiseNotice.tsx';

export interface SpendingScreenProps {
  spending: Load<Spending>;
  /** `SpendingCapsForm` of `@mcy/forms/wallet`, with the last requested caps. */
  form: (caps: SpendingCaps) => ReactNode;
  /** Withdraws the pending raise. */
  onCancelRaise: () => Promise<void>;
  onStartCoolOff: (length: CoolOffLength) => Promise<void>;
  links: { settings: string; moneyFlow: string };
}

/** The spending center: spending, caps, a pending raise, and a cool-off (user/spending, ours). */
export function SpendingScreen({ spending, form, onCancelRaise, onStartCoolOff, links }: SpendingScreenProps) {
  const { t } = useTranslation(['wallet/spending', 'wallet/flow']);
  const locale = useLocale();
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('spending.title')}
      back={links.settings}
      layout="halves"
      load={spending}
      shape={[
        ['line', { list: 5 }],
        [{ line: 2 }, { form: 3 }],
      ]}
    >
      {(data) => (
        <>
          <Stack space="large">
            {data.cool_off_until !== null && (
              <Notice tone="caution">
                {t('spending.coolOff.running', { time: formatDateTime(data.cool_off_until, locale) })}
              </Notice>
            )}
            <PageSection
              title={t('spending.spent')}
              action={{ label: t('wallet/flow:flow.of.balance.title'), href: links.moneyFlow }}
            >
              <Surface variant="stage" space={{ phone: 'medium', tablet: 'large' }}>
                <Stack space="medium">
                  {spendingPeriods.map((period, place) => (
                    <Stack key={period} space="medium">
                      {place > 0 && <Divider />}
                      <PeriodMeter period={period} spending={data[period]} />
                    </Stack>
                  ))}
                </Stack>
              </Surface>
            </PageSection>
          </Stack>
          <Stack space="large">
            <PageSection title={t('spending.caps.title')} description={t('spending.caps.lead')}>
              <Surface space={{ phone: 'medium', tablet: 'large' }}>
                <Stack space="large">
                  {data.raise !== null && (
                    <RaiseNotice spending={data} raise={data.raise} onCancelRaise={onCancelRaise} />
                  )}
                  {form(data.raise ?? { day: data.day.cap, week: data.week.cap, month: data.month.cap })}
                </Stack>
              </Surface>
            </PageSection>
            <PageSection title={t('spending.coolOff.title')} description={t('spending.coolOff.lead')}>
              <Surface>
                <CoolOff spending={data} onStartCoolOff={onStartCoolOff} />
              </Surface>
            </PageSection>
          </Stack>
        </>
      )}
    </Screen>
  );
}
