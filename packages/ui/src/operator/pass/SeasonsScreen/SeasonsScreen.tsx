import type { ShopSeason } from '@mcy/api/operator/pass/contract';
import { CalendarRange, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Badge, Button, Heading, Inline, Sheet, Stack, Surface, Text } from '../../../primitives/index.ts';

/** What an operator is about to do. */
export type SeasonTask =
  | { does: 'create' }
  | { does: 'change'; season: ShopSeason }
  | { does: 'schedule' | 'withdraw'; season: ShopSeason };

export interface SeasonsScreenProps {
  /** The latest written first. */
  seasons: PagedLoad<ShopSeason>;
  /** The task whose form is open; null while none is. */
  task: SeasonTask | null;
  /** The form of a task, of `@mcy/forms/operator/pass`. */
  form: (task: SeasonTask) => ReactNode;
  onBegin: (task: SeasonTask) => void;
  onClose: () => void;
  links: { desk: string };
}

/** Operator: the seasons of the battle pass, from draft to end, with their tasks and who wrote them (operator/pass). */
export function SeasonsScreen({ seasons, task, form, onBegin, onClose, links }: SeasonsScreenProps) {
  const { t } = useTranslation(['operator/pass', 'shell']);
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={links.desk}>
      <Stack space="medium">
        <Button icon={Plus} variant="soft" onPress={() => onBegin({ does: 'create' })}>
          {t('new')}
        </Button>
        <ScreenList
          load={seasons}
          shape="cards"
          label={t('list')}
          rowKey={({ season_id }) => season_id}
          empty={{ icon: CalendarRange, title: t('empty.title'), text: t('empty.body') }}
        >
          {(season) => <SeasonCard season={season} onBegin={onBegin} />}
        </ScreenList>
      </Stack>
      {task && (
        <Sheet.Root open onOpenChange={(open) => !open && onClose()}>
          <Sheet.Content closeLabel={t('shell:close')}>
            <Sheet.Title>{titleOf(task, t)}</Sheet.Title>
            <Stack space="medium">
              {(task.does === 'schedule' || task.does === 'withdraw') && (
                <Text tone="secondary">{t(`${task.does}Hint`)}</Text>
              )}
              {form(task)}
            </Stack>
          </Sheet.Content>
        </Sheet.Root>
      )}
    </Screen>
  );
}

function titleOf(task: SeasonTask, t: ReturnType<typeof useTranslation<'operator/pass'>>['t']): string {
  if (task.does === 'create') return t('new');
  const { name } = task.season;
  return task.does === 'change' ? t('edit', { name }) : t(`${task.does}Title`, { name });
}

const tones = { draft: 'neutral', scheduled: 'caution', running: 'positive', ended: 'neutral' } as const;

function SeasonCard({ season, onBegin }: { season: ShopSeason; onBegin: (task: SeasonTask) => void }) {
  const { t } = useTranslation('operator/pass');
  const locale = useLocale();
  const { name, state, starts_at, ends_at, tasks, price, payers, toys_given, log } = season;
  return (
    <Surface>
      <Stack space="small">
        <Inline align="between" space="xsmall">
          <Heading level={2} size="large">
            {name}
          </Heading>
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </Inline>
        <Text size="small" tone="secondary" tabular>
          {t('time', { from: formatDateTime(starts_at, locale), until: formatDateTime(ends_at, locale) })}
        </Text>
        <Stack space="none">
          {tasks.map(({ place, draws, free, paid }) => (
            <Text key={place} size="small">
              {t('task', { place, draws: formatMoney(draws), free: free.name, paid: paid.name })}
            </Text>
          ))}
        </Stack>
        {state !== 'draft' && (
          <Text size="small" tone="secondary" tabular>
            {t('figures', { payers: formatMoney(payers), price: formatMoney(price), toys: formatMoney(toys_given) })}
          </Text>
        )}
        {log.map(({ log_id, action, operator, why, created_at }) => (
          <Stack key={log_id} space="none">
            <Text size="small">{why}</Text>
            <Text size="xsmall" tone="secondary">
              {t('by', { action: t(`actions.${action}`), operator, time: formatDateTime(created_at, locale) })}
            </Text>
          </Stack>
        ))}
        {state === 'draft' && (
          <Inline space="xsmall">
            <Button size="small" onPress={() => onBegin({ does: 'schedule', season })}>
              {t('schedule')}
            </Button>
            <Button size="small" variant="soft" tone="neutral" onPress={() => onBegin({ does: 'change', season })}>
              {t('change')}
            </Button>
          </Inline>
        )}
        {state === 'scheduled' && (
          <Inline>
            <Button size="small" variant="soft" tone="neutral" onPress={() => onBegin({ does: 'withdraw', season })}>
              {t('withdraw')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Surface>
  );
}
