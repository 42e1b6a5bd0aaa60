import type { PoolParts } from '@mcy/api/operator/pools/contract';
import { Gift, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, NothingHere, Screen } from '../../../patterns/index.ts';
import { Button, Image, Sheet, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './RewardsScreen.css.ts';

export interface RewardsScreenProps {
  rewards: Load<PoolParts['rewards']>;
  /** The form of a new one, of `@mcy/forms/operator/pools`; null while it is closed. */
  form: ReactNode;
  onBegin: () => void;
  onClose: () => void;
  links: { pools: string };
}

/** Operator: the stones and coupons that pools can give (operator/rewards). */
export function RewardsScreen({ rewards, form, onBegin, onClose, links }: RewardsScreenProps) {
  const { t } = useTranslation(['operator/pools', 'shell']);
  return (
    <Screen texts={useScreenTexts()} title={t('rewards.title')} back={links.pools} load={rewards} shape="rows">
      {(rows) => (
        <Stack space="medium">
          <Button icon={Plus} variant="soft" onPress={onBegin}>
            {t('rewards.create')}
          </Button>
          {rows.length === 0 && (
            <NothingHere icon={Gift} title={t('rewards.empty.title')} text={t('rewards.empty.body')} />
          )}
          <ul className={styles.list}>
            {rows.map(({ reward_id, name, image, stones, coupon }) => (
              <li key={reward_id}>
                <Surface space="small">
                  <div className={styles.row}>
                    <Image src={image} alt="" fit="contain" ratio="square" />
                    <Stack space="none">
                      <Text weight="medium">{name}</Text>
                      <Text size="small" tone="secondary">
                        {coupon === null
                          ? t('rewards.stones', { stones: formatMoney(stones) })
                          : t('rewards.coupon', { coupon, stones: formatMoney(stones) })}
                      </Text>
                    </Stack>
                  </div>
                </Surface>
              </li>
            ))}
          </ul>
          {form !== null && (
            <Sheet.Root open onOpenChange={(open) => !open && onClose()}>
              <Sheet.Content closeLabel={t('shell:close')}>
                <Sheet.Title>{t('rewards.create')}</Sheet.Title>
                <Stack space="medium">
                  <Text tone="secondary">{t('rewards.hint')}</Text>
                  {form}
                </Stack>
              </Sheet.Content>
            </Sheet.Root>
          )}
        </Stack>
      )}
    </Screen>
  );
}
