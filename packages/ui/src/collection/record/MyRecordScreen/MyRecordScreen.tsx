import type { RecordedMove } from '@mcy/api/collection/record/contract';
import { type RecordFilter, recordFilters } from '@mcy/api/collection/record/words';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, ListRow, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Badge, Image, Stack, Surface } from '../../../primitives/index.ts';
import * as styles from './MyRecordScreen.css.ts';

export interface MyRecordScreenProps {
  /** Newest first. */
  moves: PagedLoad<RecordedMove>;
  /** Null shows everything. */
  about: RecordFilter | null;
  onAbout: (about: RecordFilter | null) => void;
  links: { collection: string; item: (item_id: string) => string };
}

/** Everything that happened to the player's toys (user/record). */
export function MyRecordScreen({ moves, about, onAbout, links }: MyRecordScreenProps) {
  const { t } = useTranslation('collection/record');
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={links.collection}>
      <Stack space="medium">
        <FilterChips
          label={t('about')}
          value={about}
          onValueChange={onAbout}
          options={[
            { value: null, label: t('all') },
            ...recordFilters.map((value) => ({ value, label: t(`filter.${value}`) })),
          ]}
        />
        <ScreenList
          load={moves}
          label={t('list')}
          rowKey={({ move_id }) => String(move_id)}
          empty={{
            icon: ScrollText,
            title: t('empty.title'),
            text: t('empty.body'),
            next: { label: t('empty.action'), href: links.collection },
          }}
        >
          {(move) => <Move move={move} href={links.item(move.item_id)} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}

function Move({ move: { kind, at, name, image, rarity, serial, own }, href }: { move: RecordedMove; href: string }) {
  const { t } = useTranslation(['collection/record', 'collection/items']);
  const locale = useLocale();
  return (
    <Surface space="xsmall">
      <ListRow
        leading={
          <span className={styles.toy}>
            <Surface space="xxsmall" radius="standard" rarity={rarity}>
              <Image src={image} alt="" fit="contain" ratio="square" />
            </Surface>
          </span>
        }
        title={t(`collection/items:history.${kind}`)}
        description={`${name} · ${t('serial', { serial })} · ${formatDateTime(at, locale)}`}
        trailing={own ? undefined : <Badge size="small">{t('gone')}</Badge>}
        // Another player's toy has no page here.
        {...(own && { href })}
      />
    </Surface>
  );
}
