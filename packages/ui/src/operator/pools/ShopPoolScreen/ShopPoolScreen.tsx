import type { ShopPoolDetail } from '@mcy/api/operator/pools/contract';
import { Pencil, Plus, Rocket, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Badge, Button, Heading, Image, Inline, Link, Sheet, Stack, Surface, Text } from '../../../primitives/index.ts';
import { ForecastTable } from './ForecastTable.tsx';
import { PrizeRow } from './PrizeRow.tsx';
import * as styles from './ShopPoolScreen.css.ts';

/** What an operator is about to do. */
export type PoolTask = 'prize' | 'open' | 'withdraw';

export interface ShopPoolScreenProps {
  detail: Load<ShopPoolDetail>;
  /** The task whose form is open; null while none is. */
  task: PoolTask | null;
  /** The form of a task, of `@mcy/forms/operator/pools`. */
  form: (task: PoolTask, pool: ShopPoolDetail) => ReactNode;
  onBegin: (task: PoolTask) => void;
  onClose: () => void;
  onRemovePrize: (prize_id: string) => Promise<void>;
  /** Deletes the draft. */
  onDrop: () => Promise<void>;
  links: { pools: string; edit: (pool_id: string) => string };
}

/** Operator: a pool with its prizes, what it would bring, and what it lacks before it goes on sale (operator/pools_detail). */
export function ShopPoolScreen({
  detail,
  task,
  form,
  onBegin,
  onClose,
  onRemovePrize,
  onDrop,
  links,
}: ShopPoolScreenProps) {
  const { t } = useTranslation(['operator/pools', 'shell']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('pool.title')}
      back={links.pools}
      layout="halves"
      load={detail}
      shape={[['cards', 'rows'], 'list']}
    >
      {(pool) => (
        <>
          <Stack space="large">
            <Head pool={pool} />
            {pool.faults.length > 0 && (
              <Notice tone="caution">
                <Stack space="xxsmall">
                  <Text weight="medium">{t('pool.faults')}</Text>
                  {pool.faults.map((fault) => (
                    <Text key={fault} size="small">
                      {t(`fault.${fault}`)}
                    </Text>
                  ))}
                </Stack>
              </Notice>
            )}
            <PageSection title={t('pool.prizes')}>
              <Stack space="small">
                {pool.prizes.map((prize) => (
                  <PrizeRow
                    key={prize.prize_id}
                    prize={prize}
                    pool={pool}
                    onRemove={pool.stage === 'draft' ? () => onRemovePrize(prize.prize_id) : undefined}
                  />
                ))}
                {pool.prizes.length === 0 && <Text tone="secondary">{t('fault.no_prizes')}</Text>}
                {pool.stage === 'draft' && (
                  <Button icon={Plus} variant="soft" onPress={() => onBegin('prize')}>
                    {t('task.prize')}
                  </Button>
                )}
              </Stack>
            </PageSection>
            {pool.stage === 'draft' && (
              <Stack space="small">
                <Button size="large" icon={Rocket} disabled={pool.faults.length > 0} onPress={() => onBegin('open')}>
                  {t('task.open')}
                </Button>
                <Inline space="small">
                  <Button asChild variant="soft" tone="neutral" icon={Pencil}>
                    <Link href={links.edit(pool.pool_id)}>{t('pool.edit')}</Link>
                  </Button>
                  <Button variant="ghost" tone="critical" icon={Trash2} onPress={onDrop}>
                    {t('pool.drop')}
                  </Button>
                </Inline>
              </Stack>
            )}
            {pool.stage === 'on_sale' && (
              <Button variant="soft" tone="critical" onPress={() => onBegin('withdraw')}>
                {t('task.withdraw')}
              </Button>
            )}
          </Stack>
          <Stack space="large">
            {pool.forecast && <ForecastTable forecast={pool.forecast} price={pool.price} />}
            <Log log={pool.log} />
          </Stack>
          {task && (
            <Sheet.Root open onOpenChange={(open) => !open && onClose()}>
              <Sheet.Content closeLabel={t('shell:close')}>
                <Sheet.Title>{t(`task.${task}`)}</Sheet.Title>
                <Stack space="medium">
                  {task !== 'prize' && <Text tone="secondary">{t(`hint.${task}`)}</Text>}
                  {form(task, pool)}
                </Stack>
              </Sheet.Content>
            </Sheet.Root>
          )}
        </>
      )}
    </Screen>
  );
}

function Head({ pool }: { pool: ShopPoolDetail }) {
  const { t } = useTranslation('operator/pools');
  const locale = useLocale();
  const { stage, withdrawn, scheduled, sale_from, sale_until, worth_at_least, guarantee_after, amends } = pool;
  const facts = [
    t('line', { kind: t(`kind.${pool.kind}`), price: formatMoney(pool.price) }),
    pool.series_name,
    worth_at_least === null ? null : t('pool.worth', { worth: formatMoney(worth_at_least) }),
    guarantee_after === null ? null : t('pool.guarantee', { after: guarantee_after }),
    sale_from === null ? null : t('from', { day: formatDate(sale_from, locale) }),
    sale_until === null ? null : t('until', { day: formatDate(sale_until, locale) }),
    withdrawn ? t('pool.amends', { stones: formatMoney(amends) }) : null,
  ].filter((fact) => fact !== null);
  return (
    <Surface>
      <div className={styles.head}>
        <span className={styles.thumb}>
          <Image src={pool.image} alt="" fit="contain" ratio="square" />
        </span>
        <Stack space="xxsmall">
          <Inline align="between" space="xsmall">
            <Heading level={2} size="small">
              {pool.name}
            </Heading>
            <Badge tone={withdrawn ? 'critical' : stage === 'on_sale' ? 'positive' : 'neutral'}>
              {t(scheduled ? 'scheduled' : withdrawn ? 'withdrawn' : stage === 'ended' ? 'soldOut' : `stage.${stage}`)}
            </Badge>
          </Inline>
          {facts.map((fact) => (
            <Text key={fact} size="small" tone="secondary">
              {fact}
            </Text>
          ))}
        </Stack>
      </div>
    </Surface>
  );
}

function Log({ log }: Pick<ShopPoolDetail, 'log'>) {
  const { t } = useTranslation('operator/pools');
  const locale = useLocale();
  return (
    <PageSection title={t('pool.log')}>
      <Surface>
        <Stack>
          {log.length === 0 && <Text tone="secondary">{t('pool.noLog')}</Text>}
          {log.map(({ log_id, action, operator, why, created_at }) => (
            <Stack key={log_id} space="none">
              <Text weight="medium">{t(`actions.${action}`)}</Text>
              <Text>{why}</Text>
              <Text size="small" tone="secondary">
                {t('by', { operator, time: formatDateTime(created_at, locale) })}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Surface>
    </PageSection>
  );
}
