import type { ToyStock } from '@mcy/api/operator/stock/contract';
import { PackageCheck, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, ListRow, type PagedLoad, Screen, ScreenList, SearchBar } from '../../../patterns/index.ts';
import { Badge, Image, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './StockScreen.css.ts';

export interface StockScreenProps {
  /** The fewest free units first. */
  stock: PagedLoad<ToyStock>;
  shown: 'low' | 'all';
  q: string;
  onShow: (shown: 'low' | 'all') => void;
  onSearch: (q: string) => void;
  links: { desk: string; all: string; toy: (toy_id: string) => string };
}

/** Operator: the warehouse, what runs low first (operator/stock). */
export function StockScreen({ stock, shown, q, onShow, onSearch, links }: StockScreenProps) {
  const { t } = useTranslation('operator/stock');
  const nothing = q === '' ? 'empty' : 'nothing';
  return (
    <Screen texts={useScreenTexts()} title={t('list.title')} back={links.desk} layout="full">
      <Stack>
        <SearchBar
          defaultQuery={q}
          onSearch={onSearch}
          onQueryChange={(typed) => onSearch(typed.trim())}
          texts={{
            label: t('search.label'),
            placeholder: t('search.placeholder'),
            submit: t('search.submit'),
            clear: t('search.clear'),
            suggestions: t('search.suggestions'),
            suggestionCount: String,
            recent: t('search.recent'),
            removeRecent: (query) => t('search.remove', { query }),
            clearRecent: t('search.clearRecent'),
            popular: t('search.popular'),
          }}
        />
        <FilterChips
          label={t('list.shown')}
          options={(['low', 'all'] as const).map((value) => ({ value, label: t(`list.${value}`) }))}
          value={shown}
          onValueChange={onShow}
        />
        <ScreenList
          load={stock}
          layout="pairs"
          shape={{ rows: 6 }}
          label={t('list.label')}
          rowKey={({ toy_id }) => toy_id}
          empty={{
            icon: q === '' ? PackageCheck : SearchX,
            title: t(`list.${nothing}.title`),
            text: t(`list.${nothing}.body`),
            next: { label: t('list.next'), href: links.all },
          }}
        >
          {(toy) => <StockRow toy={toy} href={links.toy(toy.toy_id)} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}

function StockRow({ toy, href }: { toy: ToyStock; href: string }) {
  const { t } = useTranslation(['operator/stock', 'boxes/pools']);
  const { name, image, rarity, on_hand, promised, free, low_since } = toy;
  return (
    <Surface space="none" radius="standard">
      <ListRow
        leading={
          <span className={styles.thumb}>
            <Image src={image} alt="" fit="contain" ratio="square" />
          </span>
        }
        title={name}
        description={
          <Inline space="xsmall">
            <Badge rarity={rarity} size="small">
              {t(`boxes/pools:rarity.${rarity}`)}
            </Badge>
            <Text inline size="small" tone="secondary" tabular>
              {t('list.counts', { on_hand: formatMoney(on_hand), promised: formatMoney(promised) })}
            </Text>
          </Inline>
        }
        trailing={
          <Badge tone={low_since === null ? 'positive' : 'critical'}>
            {t('list.free', { free: formatMoney(free) })}
          </Badge>
        }
        href={href}
      />
    </Surface>
  );
}
