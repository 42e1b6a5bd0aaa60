import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../primitives/index.ts';
import { StageFrame } from '../../pools/StageFrame/StageFrame.tsx';
import type { BoxSceneProps } from '../BoxScene/BoxScene.tsx';
import { useFaceWords } from '../useFaceWords.ts';
import { BoxWithWords } from '../OpenStage/BoxWithWords.tsx';
import { StageLayout } from '../OpenStage/StageLayout.tsx';
import * as styles from './OpenScreen.css.ts';

interface DrawingStepProps extends Pick<BoxSceneProps, 'vessel' | 'kind'> {
  image: string | null;
  /** Nothing is paid for: the shop is asked how an earlier payment ended. */
  asking?: boolean | undefined;
}

/** The payment is pending: the box waits where it will be opened, and nothing is decided on the screen. */
export function DrawingStep({ image, kind, asking = false, vessel = 'box' }: DrawingStepProps) {
  const { t } = useTranslation('boxes/opening');
  const words = useFaceWords(kind);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <StageFrame label={t('open.stage')} light="dim">
      <StageLayout>
        <BoxWithWords image={image} kind={kind} vessel={vessel} step="closed">
          <div ref={message} tabIndex={-1} role="status" className={styles.message}>
            <Heading level={2} align="center">
              {asking ? t('open.asking') : words.drawing}
            </Heading>
          </div>
        </BoxWithWords>
      </StageLayout>
    </StageFrame>
  );
}
