import type { Opening } from '@mcy/api/boxes/opening/contract';
import { Trophy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StickyFooter } from '../../../patterns/index.ts';
import { Button } from '../../../primitives/index.ts';
import { OpenStage, type OpenStageProps } from '../OpenStage/OpenStage.tsx';
import { ResultBoard } from '../ResultBoard/ResultBoard.tsx';
import { NextSteps, type NextStepsProps } from './NextSteps.tsx';
import * as styles from './OpenScreen.css.ts';

interface RevealStepProps extends Pick<OpenStageProps, 'onSeen' | 'sound'>, Pick<NextStepsProps, 'onShare' | 'note'> {
  opening: Opening;
  links: NextStepsProps['links'] & { prize: (prize_id: string) => string };
  /** The main step once everything is seen. */
  next: ReactNode;
}

/** The show and its results. */
export function RevealStep({ opening, onShare, links, note, next, ...stage }: RevealStepProps) {
  const { t } = useTranslation('boxes/opening');
  // Decided once: the record becomes `revealed` when the show ends, which must not cut it short.
  const [again] = useState(opening.revealed);
  const isAlone = opening.results.length === 1;
  const [atResults, setAtResults] = useState(again && !isAlone);
  const steps = (
    <NextSteps onShare={onShare} links={links} note={note}>
      {next}
    </NextSteps>
  );
  if (atResults) {
    return (
      <>
        <div className={styles.results}>
          <ResultBoard opening={opening} prizeHref={links.prize} />
        </div>
        <StickyFooter>{steps}</StickyFooter>
      </>
    );
  }
  return (
    <OpenStage
      {...stage}
      opening={opening}
      again={again}
      actions={
        isAlone ? (
          steps
        ) : (
          <Button size="large" width="full" icon={Trophy} onPress={() => setAtResults(true)}>
            {t('open.continue')}
          </Button>
        )
      }
    />
  );
}
