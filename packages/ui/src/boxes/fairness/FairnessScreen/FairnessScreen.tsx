import { Calculator, PackageOpen, Siren, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { useScreenTexts } from '../../../i18n/index.ts';
import { IconNotes, type Load, PageSection, Screen } from '../../../patterns/index.ts';
import { Stack, Surface, Text } from '../../../primitives/index.ts';
import { VerdictMark } from '../../proof/VerdictMark/VerdictMark.tsx';
import { type ObservedRow, ObservedTable } from '../ObservedTable/ObservedTable.tsx';

/** A version of a box's odds with its draws. */
export interface ObservedVersion {
  version: number;
  draws: number;
  /** Draws whose tier a guarantee chose. */
  guaranteed: number;
  /** `few`: too few draws to tell. `finite`: the seed proves each ticket. */
  verdict: 'few' | 'fits' | 'parted' | 'finite';
  rows: readonly ObservedRow[];
}

export interface FairnessScreenProps {
  load: Load<{ pool_name: string; versions: readonly ObservedVersion[] }>;
  /** At most one odds table in so many raises a false alarm. */
  tablesPerFalseAlarm: number;
  onGoBack: () => void;
  links: { pool: string };
}

const outcomes = { few: 'pending', fits: 'verified', finite: 'verified', parted: 'failed' } as const;

/** Stated odds beside what was drawn, for each version of a box's odds (box/fairness). */
export function FairnessScreen({ load, tablesPerFalseAlarm, onGoBack, links }: FairnessScreenProps) {
  const { t } = useTranslation('boxes/fairness');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('title')}
      back={onGoBack}
      load={load}
      shape={['line', { rows: 6 }]}
      empty={({ versions }) =>
        versions.some(({ draws, guaranteed }) => draws + guaranteed > 0)
          ? null
          : {
              icon: PackageOpen,
              title: t('empty.title'),
              text: t('empty.text'),
              next: { label: t('empty.action'), href: links.pool },
            }
      }
    >
      {({ pool_name, versions }) => (
        <Stack space="large">
          <Text tone="secondary">{t('lead')}</Text>
          {versions.map(({ version, draws, guaranteed, verdict, rows }) => (
            <PageSection key={version} title={`${pool_name} · ${t('version', { version })}`}>
              <Stack space="medium">
                <VerdictMark
                  outcome={outcomes[verdict]}
                  title={t(`verdict.${verdict}.title`)}
                  text={t(`verdict.${verdict}.text`)}
                />
                <Text size="small" tone="secondary" tabular>
                  {t('draws', { count: draws, amount: formatMoney(draws) })}
                  {guaranteed > 0 && ` · ${t('guaranteed', { count: guaranteed, amount: formatMoney(guaranteed) })}`}
                </Text>
                <ObservedTable caption={t('tableOf', { pool: pool_name, version })} rows={rows} />
              </Stack>
            </PageSection>
          ))}
          <PageSection title={t('how.title')}>
            <Surface>
              <IconNotes
                notes={[
                  { icon: Calculator, text: t('how.wilson') },
                  { icon: Ticket, text: t('how.shuffle') },
                  { icon: Siren, text: t('how.alarm', { tables: formatMoney(tablesPerFalseAlarm) }) },
                ]}
              />
            </Surface>
          </PageSection>
        </Stack>
      )}
    </Screen>
  );
}
