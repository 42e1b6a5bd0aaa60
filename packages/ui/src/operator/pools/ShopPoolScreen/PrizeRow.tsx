import type { ShopPoolDetail, ShopPrize } from '@mcy/api/operator/pools/contract';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { IconButton, Image, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './ShopPoolScreen.css.ts';

interface PrizeRowProps {
  prize: ShopPrize;
  pool: Pick<ShopPoolDetail, 'total'>;
  /** Of a draft. */
  onRemove: (() => Promise<void>) | undefined;
}

/** A prize with its tier, its tickets or parts, and the units that are missing. */
export function PrizeRow({ prize, pool, onRemove }: PrizeRowProps) {
  const { t } = useTranslation('operator/pools');
  const { name, image, tier, weight, value, short, rarity } = prize;
  const share =
    weight === null
      ? t('prize.bonus')
      : t(pool.total === null ? 'prize.parts' : 'prize.tickets', { count: weight, shown: formatMoney(weight) });
  return (
    <Surface rarity={rarity} space="small">
      <div className={styles.prize}>
        <span className={styles.toy}>
          <Image src={image} alt="" fit="contain" ratio="square" />
        </span>
        <Stack space="none">
          <Text weight="medium" lines={2}>
            {t('prize.name', { tier, name })}
          </Text>
          <Text size="small" tone="secondary" tabular>
            {t('prize.line', { share, value: formatMoney(value) })}
          </Text>
          {short > 0 && (
            <Text size="small" tone="caution">
              {t('prize.short', { count: short })}
            </Text>
          )}
        </Stack>
        {onRemove && (
          <IconButton icon={Trash2} label={t('prize.remove', { name })} variant="ghost" onPress={onRemove} />
        )}
      </div>
    </Surface>
  );
}
