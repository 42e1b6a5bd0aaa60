import type { SetPool } from '@mcy/api/collection/planner/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Notice } from '../../../patterns/index.ts';
import { Heading, Image, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './PlannerScreen.css.ts';

/** What it takes to get every missing toy of a box. */
export interface PlannedPool extends Pick<SetPool, 'pool_id' | 'name' | 'image' | 'price'> {
  /** How many of the missing toys it has, and their retail price in coins. */
  found: number;
  value: number;
  /** Draws on average; `error` is 0 where it is exact. */
  expected: number;
  median: number;
  error: number;
}

/** A box with what it would cost: plain figures, and a warning where buying the toys is cheaper. */
export function PoolPlan({ plan, missing, href }: { plan: PlannedPool; missing: number; href: string }) {
  const { t } = useTranslation('collection/planner');
  const { name, image, price, found, value, median, error } = plan;
  const expected = Math.ceil(plan.expected);
  const more = expected * price - value;
  return (
    <Surface href={href}>
      <Stack space="small">
        <Inline space="medium" wrap={false}>
          <span className={styles.thumb}>
            <Image src={image} alt="" fit="contain" ratio="square" />
          </span>
          <Stack space="xxsmall">
            <Heading level={3} size="small" lines={2}>
              {name}
            </Heading>
            <Text size="small" tone="secondary">
              {found === missing ? t('boxes.coversAll') : t('boxes.covers', { found, missing })}
            </Text>
          </Stack>
        </Inline>
        <div className={styles.figures}>
          <Text inline size="small" tone="muted">
            {t('boxes.average')}
          </Text>
          <Text inline size="large" weight="bold" tabular>
            {t('boxes.draws', { count: expected })}
          </Text>
          <Text inline tone="secondary" tabular>
            {t('boxes.coins', { coins: formatMoney(expected * price) })}
          </Text>
        </div>
        <Text size="small" tone="secondary">
          {t('boxes.half', { draws: formatMoney(median), coins: formatMoney(median * price) })}
        </Text>
        {error > 0 && (
          <Text size="small" tone="muted">
            {t('boxes.error', { draws: formatMoney(Math.ceil(error)) })}
          </Text>
        )}
        {more > 0 && <Notice tone="caution">{t('boxes.dear', { more: formatMoney(more) })}</Notice>}
      </Stack>
    </Surface>
  );
}
