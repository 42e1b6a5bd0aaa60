import type { Opening } from '@mcy/api/boxes/opening/contract';
import { RotateCcw, Trophy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StickyFooter } from '../../../patterns/index.ts';
import { Button, Link } from '../../../primitives/index.ts';
import { OpenStage } from '../OpenStage/OpenStage.tsx';
import { ResultBoard } from '../ResultBoard/ResultBoard.tsx';
import type { OpenScreenProps } from './OpenScreen.tsx';
import * as styles from './OpenScreen.css.ts';

interface RevealStepProps extends Pick<
  OpenScreenProps,
  'onReveal' | 'onOpenAgain' | 'sound' | 'onSoundChange' | 'links'
> {
  opening: Opening;
}

/** The show and its results. */
export function RevealStep({ opening, sound, onSoundChange, onReveal, onOpenAgain, links }: RevealStepProps) {
  const { t } = useTranslation('boxes/opening');
  // Decided once: the record becomes `revealed` when the show ends, which must not cut it short.
  const [atResults, setAtResults] = useState(opening.revealed);
  const next = (
    <div className={styles.actions}>
      <Button asChild size="large" variant="soft" tone="neutral">
        <Link href={links.record}>{t('open.record')}</Link>
      </Button>
      <Button size="large" icon={RotateCcw} onPress={onOpenAgain}>
        {t('open.again')}
      </Button>
    </div>
  );
  if (atResults) {
    return (
      <>
        <div className={styles.results}>
          <ResultBoard opening={opening} prizeHref={links.prize} />
        </div>
        <StickyFooter>{next}</StickyFooter>
      </>
    );
  }
  return (
    <OpenStage
      opening={opening}
      onSeen={onReveal}
      sound={sound}
      onSoundChange={onSoundChange}
      actions={
        opening.results.length === 1 ? (
          next
        ) : (
          <Button size="large" width="full" icon={Trophy} onPress={() => setAtResults(true)}>
            {t('open.continue')}
          </Button>
        )
      }
    />
  );
}
