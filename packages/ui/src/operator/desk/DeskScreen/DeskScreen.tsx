import type { FailingJob } from '@mcy/api/operator/desk/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { Notice, PageSection, Screen, Sign } from '../../../patterns/index.ts';
import { Grid, Heading, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';
import type { OperatorScreenEntry } from '../OperatorScreenEntry.ts';

export interface DeskScreenProps {
  screens: readonly OperatorScreenEntry[];
  /** Work of the shop by itself that fails. */
  failing: readonly FailingJob[];
}

/** In the order in which the desk lists them; what concerns every operator comes first. */
const subjects = [undefined, 'money', 'orders', 'catalogue', 'people', 'content', 'audit'] as const;

/** Operator: every screen that they work on, by subject, with what waits there and since when (operator). */
export function DeskScreen({ screens, failing }: DeskScreenProps) {
  const { t } = useTranslation(['operator/desk', 'operator/rights']);
  const locale = useLocale();
  const groups = subjects.map((subject) => ({
    subject,
    entries: screens.filter((entry) => entry.subject === subject),
  }));
  return (
    <Screen texts={useScreenTexts()} title={t('desk')} layout="full">
      <Stack space="large">
        <Text tone="secondary">{t('lead')}</Text>
        {failing.map(({ job, count, since }) => (
          <Notice key={job} tone="critical">
            {t('failing', { job, count, time: formatDateTime(since, locale) })}
          </Notice>
        ))}
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} space="large" align="start">
          {groups.map(
            ({ subject, entries }) =>
              entries.length > 0 && (
                <PageSection
                  key={subject ?? 'all'}
                  title={subject === undefined ? t('forAll') : t(`operator/rights:names.${subject}`)}
                >
                  <Stack space="small">
                    {entries.map((entry) => (
                      <Entry key={entry.href} {...entry} />
                    ))}
                  </Stack>
                </PageSection>
              ),
          )}
        </Grid>
      </Stack>
    </Screen>
  );
}

function Entry({ href, label, sign, waiting, oldest_at }: OperatorScreenEntry) {
  const { t } = useTranslation('operator/desk');
  const locale = useLocale();
  return (
    <Surface href={href}>
      <Inline space="medium" alignY="center" wrap={false}>
        <Sign sign={sign} />
        <Stack space="xxsmall">
          <Heading level={3} size="standard">
            {label}
          </Heading>
          <span>{waiting}</span>
          {oldest_at !== null && (
            <Text size="small" tone="secondary">
              {t('oldest', { time: formatDateTime(oldest_at, locale) })}
            </Text>
          )}
        </Stack>
      </Inline>
    </Surface>
  );
}
