import type { UpgradeTarget } from '@mcy/api/collection/upgrades/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../primitives/index.ts';
import { UpgradeDial } from '../UpgradeDial/UpgradeDial.tsx';
import * as styles from './UpgradeScreen.css.ts';

interface DrawingStepProps {
  /** Nothing is paid for: the shop is asked how an earlier upgrade ended. */
  asking: boolean;
  target: UpgradeTarget | null;
}

/** No answer yet: the dial waits where it will turn, and nothing is decided on the screen. */
export function DrawingStep({ asking, target }: DrawingStepProps) {
  const { t } = useTranslation('collection/upgrades');
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.stage} data-theme="dark" aria-label={t('stage')}>
      <div className={styles.dial}>
        <UpgradeDial toy={target} chance={null} />
      </div>
      <div ref={message} tabIndex={-1} role="status" className={styles.result}>
        <Heading level={2} align="center">
          {t(asking ? 'asking' : 'drawing')}
        </Heading>
      </div>
      <div className={styles.foot} />
    </section>
  );
}
