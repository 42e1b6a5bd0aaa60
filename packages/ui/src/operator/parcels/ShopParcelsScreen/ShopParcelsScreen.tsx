import { type ParcelState, parcelStates } from '@mcy/api/collection/parcels/words';
import type { ShopParcelRow } from '@mcy/api/operator/parcels/contract';
import { Package, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, ListRow, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Button, Icon, Link, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface ShopParcelsScreenProps {
  /** Parcels in the state. */
  parcels: PagedLoad<ShopParcelRow>;
  state: ParcelState;
  onChooseState: (state: ParcelState) => void;
  links: { mine: string; parcel: (parcel_id: string) => string; shipMany: string };
}

/** Operator: parcels by state, those that wait longest first (operator/parcels). */
export function ShopParcelsScreen({ parcels, state, onChooseState, links }: ShopParcelsScreenProps) {
  const { t } = useTranslation(['operator/parcels', 'collection/parcels']);
  const locale = useLocale();
  return (
    <Screen texts={useScreenTexts()} title={t('list.title')} back={links.mine} layout="full">
      <Stack>
        <FilterChips
          label={t('list.filter')}
          options={parcelStates.map((value) => ({ value, label: t(`collection/parcels:state.${value}`) }))}
          value={state}
          onValueChange={onChooseState}
        />
        {state === 'packing' && (
          <Button asChild variant="soft" icon={Truck}>
            <Link href={links.shipMany}>{t('list.shipMany')}</Link>
          </Button>
        )}
        <ScreenList
          load={parcels}
          shape={{ rows: 4 }}
          label={t('list.label')}
          rowKey={({ parcel_id }) => parcel_id}
          empty={{ icon: Package, title: t('list.empty.title'), text: t('list.empty.body') }}
        >
          {({ parcel_id, number, pieces, nickname, consignee, province_name, changed_at }) => (
            <Surface space="none" radius="standard">
              <ListRow
                leading={<Icon icon={Package} tone="accent" />}
                title={`${t('collection/parcels:number', { number })} · ${t('collection/parcels:pieces', { count: pieces })}`}
                description={t('list.to', { nickname, consignee, province: province_name })}
                trailing={
                  <Text inline size="small" tone="secondary">
                    {formatDateTime(changed_at, locale)}
                  </Text>
                }
                href={links.parcel(parcel_id)}
              />
            </Surface>
          )}
        </ScreenList>
      </Stack>
    </Screen>
  );
}
