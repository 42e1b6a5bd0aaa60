import type { StockMovement, ToyStockDetail } from '@mcy/api/operator/stock/contract';
import { ClipboardCheck, History, PackagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import {
  ListRow,
  type Load,
  Notice,
  type PagedLoad,
  PageSection,
  Screen,
  ScreenList,
  StatTile,
  ToyStage,
} from '../../../patterns/index.ts';
import { Badge, Button, Grid, Heading, Inline, Sheet, Stack, Surface, Text } from '../../../primitives/index.ts';
import { MovementRow } from './MovementRow.tsx';

/** What an operator is about to do. */
export type StockTask = 'receive' | 'correct';

export interface ToyStockScreenProps {
  toy: Load<ToyStockDetail>;
  /** The latest first. */
  movements: PagedLoad<StockMovement>;
  /** The task whose form is open; null while none is. */
  task: StockTask | null;
  /** The form of a task, of `@mcy/forms/operator/stock`. */
  form: (task: StockTask, toy: ToyStockDetail) => ReactNode;
  onBegin: (task: StockTask) => void;
  onClose: () => void;
  links: { stock: string; box: (pool_id: string) => string };
}

/** Operator: the units of one toy, what they are promised to, and what changed them (operator/stock_detail). */
export function ToyStockScreen({ toy, movements, task, form, onBegin, onClose, links }: ToyStockScreenProps) {
  const { t } = useTranslation(['operator/stock', 'shell']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('toy.title')}
      back={links.stock}
      layout="halves"
      load={toy}
      shape={[['picture', { figures: 3 }, 'rows'], 'list']}
    >
      {(loaded) => (
        <>
          <Stack space="large">
            <Counts toy={loaded} />
            <Inline space="small">
              <Button icon={PackagePlus} onPress={() => onBegin('receive')}>
                {t('toy.receive')}
              </Button>
              <Button icon={ClipboardCheck} variant="soft" onPress={() => onBegin('correct')}>
                {t('toy.correct')}
              </Button>
            </Inline>
            <Promises toy={loaded} links={links} />
          </Stack>
          <PageSection title={t('toy.history')}>
            <ScreenList
              load={movements}
              shape={{ rows: 6 }}
              label={t('toy.history')}
              rowKey={({ movement_id }) => String(movement_id)}
              empty={{ icon: History, title: t('toy.empty.title'), text: t('toy.empty.body') }}
            >
              {(movement) => <MovementRow movement={movement} />}
            </ScreenList>
          </PageSection>
          {task && (
            <Sheet.Root open onOpenChange={(open) => !open && onClose()}>
              <Sheet.Content closeLabel={t('shell:close')}>
                <Sheet.Title>{t(`toy.${task}`)}</Sheet.Title>
                {form(task, loaded)}
              </Sheet.Content>
            </Sheet.Root>
          )}
        </>
      )}
    </Screen>
  );
}

function Counts({ toy }: { toy: ToyStockDetail }) {
  const { t } = useTranslation(['operator/stock', 'boxes/pools']);
  const locale = useLocale();
  const { name, image, rarity, series_name, low_since, free } = toy;
  return (
    <Stack>
      <Surface space="none" radius="xlarge">
        <ToyStage
          image={image}
          alt=""
          size="panel"
          rarity={rarity}
          mark={<Badge rarity={rarity}>{t(`boxes/pools:rarity.${rarity}`)}</Badge>}
        />
      </Surface>
      <Stack space="none">
        <Heading level={2}>{name}</Heading>
        <Text tone="secondary">{series_name}</Text>
      </Stack>
      <Grid columns={3} space="xsmall">
        {(['on_hand', 'promised', 'free'] as const).map((count) => (
          <StatTile
            key={count}
            label={t(`toy.${count}`)}
            value={
              <Text inline size="large" weight="bold" tabular>
                {formatMoney(toy[count])}
              </Text>
            }
          />
        ))}
      </Grid>
      {low_since !== null && (
        <Notice tone="caution">
          {t('toy.low', { free: formatMoney(free), since: formatDateTime(low_since, locale) })}
        </Notice>
      )}
    </Stack>
  );
}

function Promises({ toy: { boxes, of_players }, links }: { toy: ToyStockDetail } & Pick<ToyStockScreenProps, 'links'>) {
  const { t } = useTranslation('operator/stock');
  return (
    <PageSection title={t('toy.promises')}>
      <Surface space="none">
        {boxes.length === 0 && of_players === 0 && <ListRow title={t('toy.nobody')} />}
        {boxes.map(({ pool_id, name, tier, held, needed }) => (
          <ListRow
            key={`${pool_id} ${tier}`}
            title={name}
            description={t('toy.box', { tier })}
            trailing={
              <Text inline size="small" tabular tone={held * 2 <= needed && held < needed ? 'critical' : 'secondary'}>
                {t(held < needed ? 'toy.short' : 'toy.held', { held: formatMoney(held), needed: formatMoney(needed) })}
              </Text>
            }
            href={links.box(pool_id)}
          />
        ))}
        {of_players > 0 && (
          <ListRow
            title={t('toy.players')}
            trailing={
              <Text inline size="small" tabular tone="secondary">
                {t('toy.held', { held: formatMoney(of_players) })}
              </Text>
            }
          />
        )}
      </Surface>
    </PageSection>
  );
}
