import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Link } from '../../../primitives/index.ts';
import * as styles from './OpenScreen.css.ts';

export interface NextStepsProps {
  /** Asks where to share what was won; resolves once the question is shown. */
  onShare: () => Promise<void>;
  links: {
    /** Where what was won is sent home from. */
    deliver: string;
    /** Where draws are drawn again. */
    record: string;
  };
  /** What the draws brought beside their prizes; above all buttons, so that none moves when it comes. */
  note?: ReactNode;
  /** The main step. */
  children: ReactNode;
}

/** What to do with what was won: have it delivered, share it, verify the draw, and go on. */
export function NextSteps({ onShare, links, note, children }: NextStepsProps) {
  const { t } = useTranslation('boxes/opening');
  return (
    <div className={styles.steps}>
      {note}
      <div className={styles.asides}>
        <Button asChild size="small" variant="soft" tone="neutral">
          <Link href={links.deliver}>{t('open.deliver')}</Link>
        </Button>
        <Button size="small" variant="soft" tone="neutral" onPress={onShare}>
          {t('open.share')}
        </Button>
        <Button asChild size="small" variant="soft" tone="neutral">
          <Link href={links.record}>{t('open.verify')}</Link>
        </Button>
      </div>
      {children}
    </div>
  );
}
