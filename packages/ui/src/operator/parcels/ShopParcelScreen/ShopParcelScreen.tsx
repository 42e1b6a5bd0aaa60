import type { ShopParcel } from '@mcy/api/operator/parcels/contract';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, PageSection, Screen, Timeline } from '../../../patterns/index.ts';
import { Badge, Button, Image, Grid, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface ShopParcelScreenProps {
  parcel: Load<ShopParcel>;
  onPack: () => Promise<void>;
  /** `ShipParcelForm`, `TrackParcelForm` and `CancelParcelForm` of `@mcy/forms/operator`. */
  forms: Record<'ship' | 'track' | 'cancel', ReactNode>;
  onGoBack: () => void;
  links: { slip: string };
}

/** Operator: one parcel, its next step, and who did what (operator/parcel). */
export function ShopParcelScreen({ parcel, onPack, forms, onGoBack, links }: ShopParcelScreenProps) {
  const { t } = useTranslation(['operator/parcels', 'collection/parcels']);
  const locale = useLocale();
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('parcel.title')}
      back={onGoBack}
      layout="halves"
      load={parcel}
      shape={['text', 'form']}
    >
      {(data) => (
        <>
          <Stack space="large">
            <PageSection title={t('collection/parcels:number', { number: data.number })}>
              <Surface>
                <Stack space="small">
                  <Inline space="xsmall">
                    <Badge tone="accent">{t(`collection/parcels:state.${data.state}`)}</Badge>
                    <Badge>{t(`collection/parcels:className.${data.shipping_class}`)}</Badge>
                  </Inline>
                  <Stack space="xxsmall">
                    <Text weight="medium">{`${data.address.consignee} · ${data.address.phone}`}</Text>
                    <Text size="small" lang="vi">
                      {`${data.address.detail}, ${data.address.ward_name}, ${data.address.province_name}`}
                    </Text>
                    <Text size="small" tone="secondary">
                      {t('parcel.of', { nickname: data.nickname })}
                    </Text>
                    {data.carrier !== null && (
                      <Text size="small" tone="secondary" tabular>
                        {`${data.carrier} · ${data.tracking_number ?? ''}`}
                      </Text>
                    )}
                  </Stack>
                  <Grid columns={{ phone: 3, tablet: 4 }} space="xsmall">
                    {data.items.map(({ item_id, name, image, serial }) => (
                      <Stack key={item_id} space="xxsmall">
                        <Image src={image} alt="" fit="contain" ratio="square" />
                        <Text size="xsmall">{t('slip.piece', { name, serial })}</Text>
                      </Stack>
                    ))}
                  </Grid>
                </Stack>
              </Surface>
            </PageSection>
            <PageSection title={t('parcel.log')}>
              <Surface>
                <Timeline
                  label={t('parcel.log')}
                  texts={{
                    done: t('collection/parcels:timeline.done'),
                    current: t('collection/parcels:timeline.current'),
                    coming: t('collection/parcels:timeline.coming'),
                  }}
                  events={data.log.map(({ event, by, note, happened_at }, index) => ({
                    id: `${event} ${happened_at}`,
                    title: t(`collection/parcels:event.${event}`),
                    state: index === 0 ? 'current' : 'done',
                    time: formatDateTime(happened_at, locale),
                    at: happened_at,
                    place: by ?? t('parcel.shop'),
                    note: note ?? undefined,
                  }))}
                />
              </Surface>
            </PageSection>
          </Stack>
          <Stack space="large">
            <NextStep parcel={data} onPack={onPack} forms={forms} slip={links.slip} />
            {data.state !== 'received' && data.state !== 'cancelled' && (
              <PageSection title={t('parcel.cancelTitle')}>
                <Surface>{forms.cancel}</Surface>
              </PageSection>
            )}
          </Stack>
        </>
      )}
    </Screen>
  );
}

interface NextStepProps extends Pick<ShopParcelScreenProps, 'onPack' | 'forms'> {
  parcel: ShopParcel;
  slip: string;
}

/** What an operator does with it now; an ended one needs nothing. */
function NextStep({ parcel: { state }, onPack, forms, slip }: NextStepProps) {
  const { t } = useTranslation('operator/parcels');
  if (state === 'received' || state === 'cancelled') return null;
  return (
    <PageSection title={t('parcel.next')}>
      <Surface>
        <Stack>
          {state === 'paid' && (
            <Button size="large" width="full" onPress={onPack}>
              {t('parcel.pack')}
            </Button>
          )}
          {state === 'packing' && (
            <Button asChild variant="soft" icon={Printer}>
              <Link href={slip}>{t('parcel.slip')}</Link>
            </Button>
          )}
          {state === 'packing' && forms.ship}
          {state === 'shipped' && forms.track}
        </Stack>
      </Surface>
    </PageSection>
  );
}
