import type { GiftableToy } from '@mcy/api/collection/gifts/contract';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Heading, Icon, Image, Inline, Inset, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './ToyTile.css.ts';

export interface ToyTileProps {
  toy: GiftableToy;
  chosen: boolean;
  /** No more fit into the gift. */
  full?: boolean;
  onToggle: (item_id: string) => void;
}

/** A toy on its lit stage, to put into a gift or take out of it. One that may not be given says why. */
export function ToyTile({ toy, chosen, full = false, onToggle }: ToyTileProps) {
  const { t } = useTranslation(['collection/gifts', 'boxes/pools']);
  const { item_id, name, image, rarity, serial, may_gift } = toy;
  const off = !may_gift || (full && !chosen);
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the words inside name it
    <button
      type="button"
      className={styles.tile}
      aria-pressed={chosen}
      aria-disabled={off || undefined}
      onClick={() => off || onToggle(item_id)}
    >
      <Surface space="none" rarity={rarity} selected={chosen}>
        <span className={styles.stage({ rarity })}>
          <span className={styles.toy}>
            <Image src={image} alt="" fit="contain" ratio="square" />
          </span>
          <span className={styles.mark}>
            {!may_gift && <Icon icon={Lock} size="small" />}
            {may_gift && chosen && <Icon icon={Check} size="small" />}
          </span>
        </span>
        <Inset space="small">
          <Stack space="xsmall" align="start">
            <Heading level={3} size="small" lines={2}>
              {name}
            </Heading>
            <Inline space="xsmall">
              <Badge rarity={rarity} size="small">
                {t(`boxes/pools:rarity.${rarity}`)}
              </Badge>
              <Text inline size="xsmall" tone="muted" tabular>
                {t('serial', { serial })}
              </Text>
            </Inline>
            {!may_gift && (
              <Text inline size="xsmall" tone="secondary">
                {t('give.keptWhy')}
              </Text>
            )}
          </Stack>
        </Inset>
      </Surface>
    </button>
  );
}
