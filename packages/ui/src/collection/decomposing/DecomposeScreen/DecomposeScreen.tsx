import type { Item } from '@mcy/api/collection/items/contract';
import type { Hindrance } from '@mcy/api/collection/items/words';
import { Gem, PackageOpen, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import {
  Confirm,
  ListRow,
  type Load,
  NothingHere,
  PageSection,
  ResultPage,
  Screen,
  StickyFooter,
} from '../../../patterns/index.ts';
import { Button, IconButton, Image, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './DecomposeScreen.css.ts';

/** A chosen item, with what decomposing it gives. */
export interface DecomposableItem extends Item {
  stones: number;
  /** Why it cannot be decomposed; null when it can. */
  hindrance: Hindrance | null;
}

/** What decomposing gave. */
export interface DecomposeResult {
  count: number;
  stones: number;
  /** Stones that the player has now. */
  stone: number;
}

export interface DecomposeScreenProps {
  /** The chosen items, also those that cannot be decomposed. */
  items: Load<readonly DecomposableItem[]>;
  /** Null until they are decomposed. */
  result: DecomposeResult | null;
  onRemove: (item_id: string) => void;
  /** Decomposes these for exactly this sum. */
  onDecompose: (item_ids: string[], stones: number) => Promise<void>;
  links: { collection: string; stoneFlow: string };
}

/** What the chosen toys give in stones, toy by toy, and the way to take them apart (bag/decompose). */
export function DecomposeScreen({ items, result, onRemove, onDecompose, links }: DecomposeScreenProps) {
  const { t } = useTranslation(['collection/decomposing', 'shell']);
  const texts = useScreenTexts();
  if (result !== null) {
    return (
      <Screen texts={texts} title={t('title')} back={links.collection} layout="narrow">
        <ResultPage
          tone="positive"
          title={t('result.title', { stones: formatMoney(result.stones) })}
          message={t('result.body', { count: result.count, stone: formatMoney(result.stone) })}
          actions={
            <>
              <Button asChild size="large">
                <Link href={links.collection}>{t('result.collection')}</Link>
              </Button>
              <Button asChild size="large" variant="soft" tone="neutral">
                <Link href={links.stoneFlow}>{t('result.flow')}</Link>
              </Button>
            </>
          }
        />
      </Screen>
    );
  }
  const possible = items.status === 'loaded' ? items.data.filter((item) => item.hindrance === null) : [];
  return (
    <Screen
      texts={texts}
      title={t('title')}
      back={links.collection}
      layout="full"
      load={items}
      shape={['text', 'rows']}
      empty={(chosen) =>
        chosen.length > 0
          ? null
          : {
              icon: PackageOpen,
              title: t('nothing.title'),
              text: t('nothing.body'),
              next: { label: t('nothing.action'), href: links.collection },
            }
      }
      footer={possible.length > 0 && <DecomposeBar items={possible} onDecompose={onDecompose} />}
    >
      {(chosen) => <Preview chosen={chosen} possible={possible} onRemove={onRemove} collection={links.collection} />}
    </Screen>
  );
}

interface PreviewProps extends Pick<DecomposeScreenProps, 'onRemove'> {
  chosen: readonly DecomposableItem[];
  possible: readonly DecomposableItem[];
  collection: string;
}

function Preview({ chosen, possible, onRemove, collection }: PreviewProps) {
  const { t } = useTranslation(['collection/decomposing', 'shell']);
  const left = chosen.filter((item) => !possible.includes(item));
  return (
    <Stack space="large">
      <Text tone="secondary">{t('lead')}</Text>
      {possible.length === 0 ? (
        <NothingHere
          icon={Gem}
          title={t('nothing.title')}
          text={t('nothing.body')}
          next={{ label: t('nothing.action'), href: collection }}
        />
      ) : (
        <PageSection title={t('list')}>
          <ul className={styles.list}>
            {possible.map((item) => (
              <li key={item.item_id}>
                <ToyRow item={item} onRemove={() => onRemove(item.item_id)} />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      {left.length > 0 && (
        <PageSection title={t('left')}>
          <ul className={styles.list}>
            {left.map((item) => (
              <li key={item.item_id}>
                <ToyRow item={item} />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </Stack>
  );
}

function ToyRow({ item, onRemove }: { item: DecomposableItem; onRemove?: () => void }) {
  const { t } = useTranslation(['collection/decomposing', 'collection/items', 'shell']);
  const { hindrance } = item;
  return (
    <Surface space="none" radius="standard" rarity={hindrance === null ? item.rarity : undefined}>
      <ListRow
        leading={
          <span className={styles.thumb({ off: hindrance !== null })}>
            <Image src={item.image} alt="" fit="contain" ratio="square" />
          </span>
        }
        title={item.name}
        description={
          hindrance === null ? t('serial', { serial: item.serial }) : t(`collection/items:hindrance.${hindrance}`)
        }
        trailing={
          hindrance === null ? (
            <Money amount={item.stones} currency="stone" label={t('shell:currency.stone')} signed tone="positive" />
          ) : undefined
        }
        action={
          onRemove && <IconButton icon={X} label={t('remove', { name: item.name })} size="small" onPress={onRemove} />
        }
      />
    </Surface>
  );
}

function DecomposeBar({
  items,
  onDecompose,
}: { items: readonly DecomposableItem[] } & Pick<DecomposeScreenProps, 'onDecompose'>) {
  const { t } = useTranslation(['collection/decomposing', 'shell']);
  const stones = items.reduce((sum, item) => sum + item.stones, 0);
  const count = items.length;
  return (
    <StickyFooter>
      <div className={styles.bar}>
        <Stack space="none">
          <Text size="small" tone="secondary">
            {t('total')}
          </Text>
          <Money amount={stones} currency="stone" label={t('shell:currency.stone')} size="large" />
        </Stack>
        <Confirm
          role="alertdialog"
          title={t('confirm.title', { count })}
          body={t('confirm.body', { stones: formatMoney(stones) })}
          texts={{ confirm: t('confirm.yes'), keep: t('confirm.no'), close: t('shell:close') }}
          onConfirm={() =>
            onDecompose(
              items.map(({ item_id }) => item_id),
              stones,
            )
          }
        >
          <Button size="large" icon={Gem}>
            {t('submit', { count })}
          </Button>
        </Confirm>
      </div>
    </StickyFooter>
  );
}
