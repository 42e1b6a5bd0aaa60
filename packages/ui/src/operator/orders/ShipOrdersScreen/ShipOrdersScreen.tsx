import type { ShippedOrders } from '@mcy/api/operator/orders/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Stack, Surface, Text } from '../../../primitives/index.ts';

export interface ShipOrdersScreenProps {
  /** `ShipOrdersForm` of `@mcy/forms/operator/orders`. */
  form: ReactNode;
  /** The result of the lines sent last; null before. */
  outcome: ShippedOrders | null;
  onGoBack: () => void;
}

/** Operator: ships many orders by lines from a spreadsheet, with a sentence for each bad one (operator/orders_ship). */
export function ShipOrdersScreen({ form, outcome, onGoBack }: ShipOrdersScreenProps) {
  const { t } = useTranslation('operator/orders');
  return (
    <Screen texts={useScreenTexts()} title={t('ship.title')} back={onGoBack} layout="halves">
      <Surface space={{ phone: 'medium', tablet: 'large' }}>{form}</Surface>
      <Stack>
        <PageSection title={t('ship.how')}>
          <Surface variant="outlined">
            <Text size="small" tabular>
              {t('ship.example')}
            </Text>
          </Surface>
        </PageSection>
        {outcome !== null && (
          <Notice tone={outcome.refused.length === 0 ? 'positive' : 'caution'}>
            {t('ship.done', { count: outcome.shipped })}
          </Notice>
        )}
        {outcome !== null && outcome.refused.length > 0 && (
          <PageSection title={t('ship.refused')}>
            <Stack space="xsmall" role="list">
              {outcome.refused.map(({ line, reason }) => (
                <Text key={line} role="listitem" tone="critical">
                  {t('ship.line', { line, reason })}
                </Text>
              ))}
            </Stack>
          </PageSection>
        )}
      </Stack>
    </Screen>
  );
}
