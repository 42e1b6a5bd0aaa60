import type { SalesDay } from '@mcy/api/operator/sales/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, formatDay, localeTags, useLocale } from '../../../i18n/index.ts';
import { BarChart, FilterChips } from '../../../patterns/index.ts';
import { Stack, Surface } from '../../../primitives/index.ts';
import { type Measure, measures, useFigure } from './useFigure.ts';

/** One figure of each day as a bar; which one, the reader chooses: ninety days have no room for more on a phone. */
export function SalesChart({ days }: { days: readonly SalesDay[] }) {
  const { t } = useTranslation('operator/sales');
  const locale = useLocale();
  const figure = useFigure();
  const [measure, setMeasure] = useState<Measure>('net');
  const name = t(`measure.${measure}`);
  const short = new Intl.NumberFormat(localeTags[locale], { notation: 'compact', maximumFractionDigits: 1 });
  const best = days.reduce<SalesDay | null>((most, one) => (most && most[measure] >= one[measure] ? most : one), null);
  const summary =
    best && best[measure] > 0
      ? t('chart.best', { day: formatDay(best.day, locale), value: figure.of(measure, best[measure]) })
      : undefined;
  return (
    <Stack space="small">
      <FilterChips
        label={t('measure.label')}
        options={measures.map((value) => ({ value, label: t(`measure.${value}`) }))}
        value={measure}
        onValueChange={setMeasure}
      />
      <Surface>
        <BarChart
          label={t('chart.label', { measure: name })}
          series={[{ id: measure, name }]}
          points={days.map((one) => ({ x: one.day, values: { [measure]: one[measure] } }))}
          formatX={(day) => shortDay(day, locale)}
          formatValue={(value) => figure.of(measure, value)}
          formatAxis={(value) => short.format(value)}
          summary={summary}
          texts={{
            x: t('chart.day'),
            empty: t('empty.title'),
            loading: t('chart.loading'),
            keys: t('chart.keys'),
          }}
        />
      </Surface>
    </Stack>
  );
}

/** A day without its year, for the axis; with the month's name where half of the readers would take 11/01 for November 1. */
function shortDay(day: string, locale: Locale): string {
  const [, month, date] = day.split('-');
  if (locale === 'vn') return `${date}/${month}`;
  if (locale === 'zh') return `${month}/${date}`;
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeTags[locale], options).format(new Date(day));
}
