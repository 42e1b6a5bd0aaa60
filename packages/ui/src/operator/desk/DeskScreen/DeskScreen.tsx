import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { Screen, Sign } from '../../../patterns/index.ts';
import { Grid, Heading, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';
import type { OperatorScreenEntry } from '../OperatorScreenEntry.ts';

export interface DeskScreenProps {
  screens: readonly OperatorScreenEntry[];
}

/** Operator: every screen that operators work on, with what waits there (operator). */
export function DeskScreen({ screens }: DeskScreenProps) {
  const { t } = useTranslation('operator/desk');
  return (
    <Screen texts={useScreenTexts()} title={t('desk')} layout="full">
      <Stack space="large">
        <Text tone="secondary">{t('lead')}</Text>
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }}>
          {screens.map(({ href, label, sign, waiting }) => (
            <Surface key={href} href={href} space="large">
              <Inline space="medium" alignY="center" wrap={false}>
                <Sign sign={sign} />
                <Stack space="xxsmall">
                  <Heading level={2} size="standard">
                    {label}
                  </Heading>
                  <span>{waiting}</span>
                </Stack>
              </Inline>
            </Surface>
          ))}
        </Grid>
      </Stack>
    </Screen>
  );
}
