import type { ShopPool } from '@mcy/api/operator/pools/contract';
import { type PoolStage, poolStages } from '@mcy/api/operator/pools/words';
import { PackageSearch, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import {
  Badge,
  Button,
  Image,
  Inline,
  Link,
  SegmentedControl,
  Stack,
  Surface,
  Text,
} from '../../../primitives/index.ts';
import * as styles from './PoolsScreen.css.ts';

export interface PoolsScreenProps {
  stage: PoolStage;
  onChooseStage: (stage: PoolStage) => void;
  /** At this stage, the latest first. */
  pools: PagedLoad<ShopPool>;
  links: { desk: string; create: string; rewards: string; pool: (pool_id: string) => string };
}

/** Operator: every pool, from its draft to its end (operator/pools). */
export function PoolsScreen({ stage, onChooseStage, pools, links }: PoolsScreenProps) {
  const { t } = useTranslation('operator/pools');
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={links.desk}>
      <Stack space="medium">
        <SegmentedControl
          label={t('stages')}
          value={stage}
          onValueChange={onChooseStage}
          options={poolStages.map((value) => ({ value, label: t(`stage.${value}`) }))}
        />
        <Inline space="small">
          <Button asChild icon={Plus} variant="soft">
            <Link href={links.create}>{t('create')}</Link>
          </Button>
          <Button asChild variant="ghost">
            <Link href={links.rewards}>{t('rewards.title')}</Link>
          </Button>
        </Inline>
        <ScreenList
          load={pools}
          shape="cards"
          label={t(`stage.${stage}`)}
          rowKey={({ pool_id }) => pool_id}
          empty={{ icon: PackageSearch, title: t('empty.title'), text: t('empty.body') }}
        >
          {(pool) => <PoolCard pool={pool} href={links.pool(pool.pool_id)} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}

function PoolCard({ pool, href }: { pool: ShopPool; href: string }) {
  const { t } = useTranslation('operator/pools');
  const locale = useLocale();
  const { name, image, kind, price, total, remaining, drawn, sale_from, sale_until, scheduled, withdrawn, stage } =
    pool;
  return (
    <Surface href={href}>
      <span className={styles.row}>
        <span className={styles.thumb}>
          <Image src={image} alt="" fit="contain" ratio="square" />
        </span>
        <Stack space="xxsmall">
          <Text inline weight="bold" lines={2}>
            {name}
          </Text>
          <Text inline size="small" tone="secondary" tabular>
            {t('line', { kind: t(`kind.${kind}`), price: formatMoney(price) })}
          </Text>
          {stage !== 'draft' && (
            <Text inline size="small" tone="secondary" tabular>
              {total === null || remaining === null
                ? t('drawn', { count: drawn, shown: formatMoney(drawn) })
                : t('left', { remaining, total })}
            </Text>
          )}
          <Inline space="xxsmall">
            {scheduled && sale_from !== null && (
              <Badge size="small" tone="accent">
                {t('from', { day: formatDate(sale_from, locale) })}
              </Badge>
            )}
            {stage === 'on_sale' && sale_until !== null && (
              <Badge size="small" tone="caution">
                {t('until', { day: formatDate(sale_until, locale) })}
              </Badge>
            )}
            {stage === 'ended' && (
              <Badge size="small" tone={withdrawn ? 'critical' : 'neutral'}>
                {t(withdrawn ? 'withdrawn' : 'soldOut')}
              </Badge>
            )}
          </Inline>
        </Stack>
      </span>
    </Surface>
  );
}
