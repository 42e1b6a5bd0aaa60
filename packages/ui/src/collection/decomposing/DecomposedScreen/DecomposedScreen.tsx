import type { Decomposing } from '@mcy/api/collection/decomposing/contract';
import { Gem } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Image, Inline, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './DecomposedScreen.css.ts';

/** Toys shown of one decomposing; the rest is only counted. */
const shownToys = 8;

export interface DecomposedScreenProps {
  /** Newest first. */
  decomposed: PagedLoad<Decomposing>;
  links: { collection: string; item: (item_id: string) => string };
}

/** What the player decomposed, and what it gave (bag/decomposed). */
export function DecomposedScreen({ decomposed, links }: DecomposedScreenProps) {
  const { t } = useTranslation('collection/decomposing');
  return (
    <Screen texts={useScreenTexts()} title={t('record.title')} back={links.collection} layout="full">
      <ScreenList
        load={decomposed}
        shape="longRows"
        layout="pairs"
        label={t('record.title')}
        rowKey={({ decomposing_id }) => decomposing_id}
        empty={{
          icon: Gem,
          title: t('record.empty.title'),
          text: t('record.empty.body'),
          next: { label: t('record.empty.action'), href: links.collection },
        }}
      >
        {(decomposing) => <DecomposingRow decomposing={decomposing} item={links.item} />}
      </ScreenList>
    </Screen>
  );
}

interface DecomposingRowProps {
  decomposing: Decomposing;
  item: (item_id: string) => string;
}

function DecomposingRow({ decomposing: { count, stones, decomposed_at, items }, item }: DecomposingRowProps) {
  const { t } = useTranslation(['collection/decomposing', 'shell']);
  const locale = useLocale();
  return (
    <Surface space="small">
      <Stack space="small">
        <Inline align="between" space="small">
          <Text inline size="small" tone="secondary">
            {t('record.row', { count, time: formatDateTime(decomposed_at, locale) })}
          </Text>
          <Money amount={stones} currency="stone" label={t('shell:currency.stone')} signed tone="positive" />
        </Inline>
        <div className={styles.toys}>
          {items.slice(0, shownToys).map(({ item_id, name, image, rarity }) => (
            <span key={item_id} className={styles.toy}>
              <Surface space="xxsmall" radius="standard" rarity={rarity} href={item(item_id)} aria-label={name}>
                <Image src={image} alt="" fit="contain" ratio="square" />
              </Surface>
            </span>
          ))}
          {count > shownToys && (
            <Text inline size="small" tone="secondary">
              +{count - shownToys}
            </Text>
          )}
        </div>
      </Stack>
    </Surface>
  );
}
