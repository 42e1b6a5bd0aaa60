import type { Opening } from '@mcy/api/boxes/opening/contract';
import type { PrizeKind } from '@mcy/api/boxes/pools/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Link } from '../../../primitives/index.ts';
import { OpenStage } from '../../opening/OpenStage/OpenStage.tsx';
import type { DailyDrawScreenProps } from './DailyDrawScreen.tsx';
import * as styles from './DailyDrawScreen.css.ts';

interface DailyShowProps extends Pick<DailyDrawScreenProps, 'onSeen' | 'onFinish' | 'sound' | 'links'> {
  opening: Opening;
  onShare: () => Promise<void>;
}

/** Where each kind of prize has gone. */
const places = {
  toy: ['toys', 'collection'],
  stones: ['stones', 'stones'],
  coupon: ['coupons', 'coupons'],
} as const satisfies Record<PrizeKind, unknown>;

/** The scene of one draw, and where to go with what came out. */
export function DailyShow({ opening, sound, onSeen, onFinish, onShare, links }: DailyShowProps) {
  const { t } = useTranslation(['boxes/daily', 'boxes/opening']);
  // Decided once: the record becomes `revealed` when the show ends, which must not cut it short.
  const [again] = useState(opening.revealed);
  const [result] = opening.results;
  const isInstead = result?.instead !== undefined;
  const [label, place] = places[isInstead ? 'stones' : (result?.prize.kind ?? 'toy')];
  return (
    <OpenStage
      opening={opening}
      vessel="lantern"
      again={again}
      sound={sound}
      onSeen={onSeen}
      actions={
        <>
          <div className={styles.asides}>
            <Button asChild size="small" variant="soft" tone="neutral">
              <Link href={links[place]}>{t(label)}</Link>
            </Button>
            <Button size="small" variant="soft" tone="neutral" onPress={onShare}>
              {t('boxes/opening:open.share')}
            </Button>
            <Button asChild size="small" variant="soft" tone="neutral">
              <Link href={links.record}>{t('boxes/opening:open.verify')}</Link>
            </Button>
          </div>
          <Button size="large" width="full" onPress={onFinish}>
            {t('finish')}
          </Button>
        </>
      }
    />
  );
}
