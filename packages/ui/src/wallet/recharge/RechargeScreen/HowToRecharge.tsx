import { useTranslation } from 'react-i18next';
import { PageSection } from '../../../patterns/index.ts';
import { Surface, Text } from '../../../primitives/index.ts';
import * as styles from './HowToRecharge.css.ts';

const steps = ['choose', 'pay', 'credited'] as const;

/** The three steps from an amount to coins. */
export function HowToRecharge() {
  const { t } = useTranslation('wallet/recharge');
  return (
    <Surface variant="outlined" space={{ phone: 'medium', tablet: 'large' }}>
      <PageSection title={t('recharge.how.title')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              <Text inline tone="secondary">
                {t(`recharge.how.${step}`)}
              </Text>
            </li>
          ))}
        </ol>
      </PageSection>
    </Surface>
  );
}
