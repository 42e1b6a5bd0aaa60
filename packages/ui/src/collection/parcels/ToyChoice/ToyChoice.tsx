import type { SentToy } from '@mcy/api/collection/parcels/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Icon, Image, Text } from '../../../primitives/index.ts';
import * as styles from './ToyChoice.css.ts';

export interface ToyChoiceProps {
  toy: SentToy;
  chosen: boolean;
  /** No more can be chosen. */
  disabled?: boolean;
  onChoose: (item_id: string) => void;
}

/** A toy on its stage that can be chosen with others. */
export function ToyChoice({ toy, chosen, disabled = false, onChoose }: ToyChoiceProps) {
  const { t } = useTranslation('collection/parcels');
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={chosen}
      disabled={disabled && !chosen}
      className={styles.tile({ rarity: toy.rarity ?? undefined, chosen })}
      onClick={() => onChoose(toy.item_id)}
    >
      <span className={styles.stage}>
        <span className={styles.toy}>
          <Image src={toy.image} alt="" fit="contain" ratio="square" radius="large" />
        </span>
        <span className={styles.tick({ chosen })}>{chosen && <Icon icon={Check} size="small" />}</span>
      </span>
      <span className={styles.words}>
        <Text inline size="small" weight="medium" lines={2}>
          {toy.name}
        </Text>
        <Text inline size="xsmall" tone="secondary" tabular>
          {t('send.serial', { serial: toy.serial })}
        </Text>
        {toy.shipping_class === 'free_draw' && (
          <span>
            <Badge size="small" tone="accent">
              {t('className.free_draw')}
            </Badge>
          </span>
        )}
      </span>
    </button>
  );
}
