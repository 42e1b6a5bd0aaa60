import type { ShelfMovement, VariantShelf } from '@mcy/api/operator/shelves/contract';
import { type ShelfMove, movesOf } from '@mcy/api/operator/shelves/words';
import { History } from 'lucide-react';
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
import { Button, Grid, Heading, Inline, Link, Sheet, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface ShelfScreenProps {
  shelf: Load<VariantShelf>;
  /** The latest first. */
  movements: PagedLoad<ShelfMovement>;
  /** The move whose form is open; null while none is. */
  move: ShelfMove | null;
  /** `MoveUnitsForm` of `@mcy/forms/operator/shelves`. */
  form: (move: ShelfMove) => ReactNode;
  onBegin: (move: ShelfMove) => void;
  onClose: () => void;
  links: { products: string; product: (product_id: string) => string; toy: (toy_id: string) => string };
}

/** Operator: the units of a version, what changed them, and moving them (operator/product_stock). */
export function ShelfScreen({ shelf, movements, move, form, onBegin, onClose, links }: ShelfScreenProps) {
  const { t } = useTranslation(['operator/shelves', 'shell']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('title')}
      back={shelf.status === 'loaded' ? links.product(shelf.data.product_id) : links.products}
      layout="halves"
      load={shelf}
      shape={[['picture', { figures: 2 }], 'list']}
    >
      {(loaded) => (
        <>
          <Stack space="large">
            <Counts shelf={loaded} links={links} />
            <Inline space="small">
              {movesOf[loaded.toy === null ? 'goods' : 'toy'].map((each, place) => (
                <Button
                  key={each}
                  variant={place === 0 ? 'solid' : 'soft'}
                  tone={place === 0 ? 'accent' : 'neutral'}
                  onPress={() => onBegin(each)}
                >
                  {t(`move.${each}`)}
                </Button>
              ))}
            </Inline>
          </Stack>
          <PageSection title={t('history')}>
            <ScreenList
              load={movements}
              shape={{ rows: 6 }}
              label={t('history')}
              rowKey={({ movement_id }) => String(movement_id)}
              empty={{ icon: History, title: t('empty.title'), text: t('empty.body') }}
            >
              {(movement) => <MovementRow movement={movement} />}
            </ScreenList>
          </PageSection>
          {move && (
            <Sheet.Root open onOpenChange={(open) => !open && onClose()}>
              <Sheet.Content closeLabel={t('shell:close')}>
                <Sheet.Title>{t(`move.${move}`)}</Sheet.Title>
                <Stack space="medium">
                  <Text tone="secondary">{t(`hint.${move}`)}</Text>
                  {form(move)}
                </Stack>
              </Sheet.Content>
            </Sheet.Root>
          )}
        </>
      )}
    </Screen>
  );
}

function Counts({ shelf, links }: { shelf: VariantShelf } & Pick<ShelfScreenProps, 'links'>) {
  const { t } = useTranslation('operator/shelves');
  const locale = useLocale();
  const { product_id, name, variant_name, image, on_hand, low_since, toy } = shelf;
  return (
    <Stack>
      <Surface space="none" radius="xlarge">
        <ToyStage image={image} alt="" size="panel" />
      </Surface>
      <Stack space="xxsmall">
        <Heading level={2}>{variant_name}</Heading>
        <Text tone="secondary">{name}</Text>
        <Text size="small" tone="secondary">
          {toy === null ? t('ownGoods') : t('fromWarehouse', { toy: toy.name })}
        </Text>
        <Inline space="medium">
          <Link href={links.product(product_id)}>{t('product')}</Link>
          {toy !== null && <Link href={links.toy(toy.toy_id)}>{t('warehouse')}</Link>}
        </Inline>
      </Stack>
      <Grid columns={2} space="xsmall">
        <Count label={t('on_hand')} units={on_hand} />
        {toy !== null && <Count label={t('free')} units={toy.free} />}
      </Grid>
      {low_since !== null && (
        <Notice tone="caution">
          {t('low', { units: formatMoney(on_hand), since: formatDateTime(low_since, locale) })}
        </Notice>
      )}
    </Stack>
  );
}

function Count({ label, units }: { label: string; units: number }) {
  return (
    <StatTile
      label={label}
      value={
        <Text inline size="large" weight="bold" tabular>
          {formatMoney(units)}
        </Text>
      }
    />
  );
}

function MovementRow({ movement }: { movement: ShelfMovement }) {
  const { t } = useTranslation('operator/shelves');
  const locale = useLocale();
  const { kind, on_hand, order_number, operator, reason, moved_at } = movement;
  const about = reason ?? (order_number === null ? null : t('order', { number: order_number }));
  const time = formatDateTime(moved_at, locale);
  return (
    <Surface space="none" radius="standard">
      <ListRow
        title={t(`movement.${kind}`)}
        description={
          <Stack space="none">
            {about !== null && <Text size="small">{about}</Text>}
            <Text size="small" tone="secondary">
              {operator === null ? time : t('by', { operator, time })}
            </Text>
          </Stack>
        }
        trailing={
          <Text size="small" weight="medium" tabular tone={on_hand > 0 ? 'positive' : 'critical'}>
            {`${on_hand < 0 ? '−' : '+'}${formatMoney(Math.abs(on_hand))}`}
          </Text>
        }
      />
    </Surface>
  );
}
