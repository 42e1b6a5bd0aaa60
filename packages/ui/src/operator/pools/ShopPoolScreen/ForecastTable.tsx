import type { Forecast } from '@mcy/api/operator/pools/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { PageSection } from '../../../patterns/index.ts';
import { Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './ShopPoolScreen.css.ts';

interface ForecastTableProps {
  forecast: Forecast;
  /** Coins for one draw. */
  price: number;
}

/** What a pool would bring and give away, by the rules that it draws by. */
export function ForecastTable({ forecast: { value, returned, spreads }, price }: ForecastTableProps) {
  const { t } = useTranslation('operator/pools');
  const percent = (part: number) => `${Math.round((part / price) * 1_000) / 10} %`;
  const figures = [
    ['forecast.value', formatMoney(Math.round(value)), percent(value)],
    ['forecast.returned', formatMoney(Math.round(returned)), percent(returned)],
  ] as const;
  return (
    <PageSection title={t('forecast.title')}>
      <Surface>
        <Stack space="medium">
          {figures.map(([label, amount, share]) => (
            <Text key={label} size="small" tabular>
              {t(label, { amount, share })}
            </Text>
          ))}
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {(['draws', 'revenue', 'cost', 'margin'] as const).map((column) => (
                    <th key={column} scope="col">
                      <Text inline size="xsmall" tone="muted">
                        {t(`forecast.${column}`)}
                      </Text>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {spreads.map(({ draws, revenue, least, middle, most }) => (
                  <tr key={draws}>
                    <td>{formatMoney(draws)}</td>
                    <td>{formatMoney(revenue)}</td>
                    <td>
                      {formatMoney(middle)}
                      <Text size="xsmall" tone="muted" tabular>
                        {t('forecast.range', { least: formatMoney(least), most: formatMoney(most) })}
                      </Text>
                    </td>
                    <td>
                      {formatMoney(revenue - middle)}
                      <Text size="xsmall" tone="muted" tabular>
                        {t('forecast.range', {
                          least: formatMoney(revenue - most),
                          most: formatMoney(revenue - least),
                        })}
                      </Text>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Text size="xsmall" tone="muted">
            {t('forecast.note')}
          </Text>
        </Stack>
      </Surface>
    </PageSection>
  );
}
