import type { Prize } from '@mcy/api/boxes/pools/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, Heading, Inset, Inline, Stack, Surface } from '../../../primitives/index.ts';
import { RarityBadge } from '../RarityBadge/RarityBadge.tsx';
import { TierMark } from '../TierMark/TierMark.tsx';
import { ToyStage } from '../../../patterns/ToyStage/ToyStage.tsx';
import * as styles from './ToyCard.css.ts';

export interface ToyCardProps {
  prize: Prize;
  /** Link to the prize; without it the card is static. */
  href?: string | undefined;
  /** True when none are left. */
  gone?: boolean;
  /** Beside the rarity: a probability or a count. */
  note?: ReactNode;
}

/** A prize in the frame of its rarity. */
export function ToyCard({ prize, href, gone = false, note }: ToyCardProps) {
  const { t } = useTranslation('boxes/pools');
  const content = (
    <div className={styles.card}>
      <div className={styles.stage}>
        <ToyStage
          image={prize.image}
          alt=""
          rarity={prize.rarity}
          dimmed={gone}
          mark={<TierMark tier={prize.tier} rarity={prize.rarity} size="small" />}
          note={
            gone ? (
              <Badge size="small" tone="neutral" variant="solid">
                {t('prize.gone')}
              </Badge>
            ) : undefined
          }
        />
      </div>
      <Inset space="small">
        <Stack space="xsmall" align="start">
          <Heading level={3} size="small" lines={2}>
            {prize.name}
          </Heading>
          <Inline space="xsmall">
            <RarityBadge rarity={prize.rarity} size="small" />
            {note}
          </Inline>
        </Stack>
      </Inset>
    </div>
  );
  if (href === undefined) {
    return (
      <Surface space="none" rarity={prize.rarity}>
        {content}
      </Surface>
    );
  }
  return (
    <Surface space="none" rarity={prize.rarity} href={href}>
      {content}
    </Surface>
  );
}
