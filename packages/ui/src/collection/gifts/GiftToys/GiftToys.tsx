import type { GiftToy } from '@mcy/api/collection/gifts/contract';
import { useTranslation } from 'react-i18next';
import { Badge, Image, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './GiftToys.css.ts';

export interface GiftToysProps {
  toys: readonly GiftToy[];
}

/** What is in a gift: each toy with its picture, name, rarity and number. */
export function GiftToys({ toys }: GiftToysProps) {
  const { t } = useTranslation(['collection/gifts', 'boxes/pools']);
  return (
    <ul className={styles.list} aria-label={t('toys', { count: toys.length })}>
      {toys.map(({ item_id, name, image, rarity, serial }) => (
        <li key={item_id}>
          <Surface space="xsmall" rarity={rarity} radius="standard">
            <Inline space="small" wrap={false}>
              <span className={styles.thumb}>
                <Image src={image} alt="" fit="contain" ratio="square" />
              </span>
              <Stack space="xxsmall">
                <Text weight="medium" lines={2}>
                  {name}
                </Text>
                <Inline space="xsmall">
                  <Badge rarity={rarity} size="small">
                    {t(`boxes/pools:rarity.${rarity}`)}
                  </Badge>
                  <Text inline size="xsmall" tone="muted" tabular>
                    {t('serial', { serial })}
                  </Text>
                </Inline>
              </Stack>
            </Inline>
          </Surface>
        </li>
      ))}
    </ul>
  );
}
