import type { Offer } from '@mcy/api/operator/offers/contract';
import { type OfferKind, offerKinds } from '@mcy/api/operator/offers/words';
import { Plus, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import {
  Badge,
  Button,
  Image,
  Inline,
  Money,
  Progress,
  SegmentedControl,
  Sheet,
  Stack,
  Surface,
  Text,
} from '../../../primitives/index.ts';
import * as styles from './OffersScreen.css.ts';

/** What an operator is about to do. */
export type OfferTask = { does: 'create' } | { does: 'stop'; offer: Offer };

export interface OffersScreenProps {
  kind: OfferKind;
  onChooseKind: (kind: OfferKind) => void;
  /** Of this kind, the latest first. */
  offers: PagedLoad<Offer>;
  /** The task whose form is open; null while none is. */
  task: OfferTask | null;
  /** The form of a task, of `@mcy/forms/operator/offers`. */
  form: (task: OfferTask) => ReactNode;
  onBegin: (task: OfferTask) => void;
  onClose: () => void;
  links: { desk: string };
}

/** Operator: the toys that players can upgrade to and the recipes, with their stock and who offered them (operator/offers). */
export function OffersScreen({ kind, onChooseKind, offers, task, form, onBegin, onClose, links }: OffersScreenProps) {
  const { t } = useTranslation(['operator/offers', 'shell']);
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={links.desk} layout="full">
      <Stack space="medium">
        <SegmentedControl
          label={t('kind.label')}
          value={kind}
          onValueChange={onChooseKind}
          options={offerKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <Button icon={Plus} variant="soft" onPress={() => onBegin({ does: 'create' })}>
          {t(`new.${kind}`)}
        </Button>
        <ScreenList
          load={offers}
          shape="cards"
          layout="pairs"
          label={t('list')}
          rowKey={({ offer_id }) => offer_id}
          empty={{ icon: Shapes, title: t(`empty.${kind}.title`), text: t(`empty.${kind}.body`) }}
        >
          {(offer) => <OfferCard offer={offer} onStop={() => onBegin({ does: 'stop', offer })} />}
        </ScreenList>
      </Stack>
      {task && (
        <Sheet.Root open onOpenChange={(open) => !open && onClose()}>
          <Sheet.Content closeLabel={t('shell:close')}>
            <Sheet.Title>{task.does === 'stop' ? t('stopTitle', task.offer) : t(`new.${kind}`)}</Sheet.Title>
            <Stack space="medium">
              {task.does === 'stop' && <Text tone="secondary">{t('stopHint')}</Text>}
              {form(task)}
            </Stack>
          </Sheet.Content>
        </Sheet.Root>
      )}
    </Screen>
  );
}

const tones = { open: 'positive', gone: 'caution', stopped: 'neutral' } as const;

function OfferCard({ offer, onStop }: { offer: Offer; onStop: () => void }) {
  const { t } = useTranslation(['operator/offers', 'shell']);
  const locale = useLocale();
  const { name, image, rarity, value, stock, given, takes, stopped_at, log } = offer;
  const state = stopped_at !== null ? 'stopped' : given >= stock ? 'gone' : 'open';
  const progress = t('given', { given: formatMoney(given), stock: formatMoney(stock) });
  return (
    <Surface rarity={state === 'open' ? rarity : undefined}>
      <Stack space="small">
        <div className={styles.head}>
          <span className={styles.thumb}>
            <Image src={image} alt="" fit="contain" ratio="square" />
          </span>
          <Stack space="xxsmall">
            <Inline align="between" space="xsmall">
              <Text inline weight="bold" lines={2}>
                {name}
              </Text>
              <Badge tone={tones[state]}>{t(state)}</Badge>
            </Inline>
            <Money amount={value} label={t('shell:currency.balance')} size="small" />
            {takes !== null && (
              <Text size="small" tone="secondary">
                {takes.series_name === null
                  ? t('takes', { count: takes.count, rarity: t(`rarity.${takes.rarity}`) })
                  : t('takesSeries', {
                      count: takes.count,
                      rarity: t(`rarity.${takes.rarity}`),
                      series: takes.series_name,
                    })}
              </Text>
            )}
          </Stack>
        </div>
        <Text size="small" tone="secondary" tabular>
          {progress}
        </Text>
        <Progress value={given} max={stock} label={progress} size="small" />
        {log.map(({ log_id, action, operator, why, created_at }) => (
          <Stack key={log_id} space="none">
            <Text size="small">{why}</Text>
            <Text size="xsmall" tone="secondary">
              {t('by', { action: t(`actions.${action}`), operator, time: formatDateTime(created_at, locale) })}
            </Text>
          </Stack>
        ))}
        {stopped_at === null && (
          <Inline>
            <Button size="small" variant="soft" tone="neutral" onPress={onStop}>
              {t('stop')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Surface>
  );
}
