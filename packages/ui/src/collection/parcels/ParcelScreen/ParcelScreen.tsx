import type { Address } from '@mcy/api/account/addresses/contract';
import type { Parcel } from '@mcy/api/collection/parcels/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { Confirm, type Load, Notice, PageSection, Screen, Timeline } from '../../../patterns/index.ts';
import { Button, Heading, Image, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { AddressSheet } from '../AddressSheet/AddressSheet.tsx';
import * as styles from './ParcelScreen.css.ts';

export interface ParcelScreenProps {
  parcel: Load<Parcel>;
  /** The player's own, to change where it goes. */
  addresses: readonly Address[];
  onReceive: () => Promise<void>;
  onCancel: () => Promise<void>;
  onChangeAddress: (address_id: string) => Promise<void>;
  /** What was reported about it. */
  claims?: ReactNode;
  links: { parcels: string; addAddress: string; claim: string; pickUps: string };
}

/** Logistics: one parcel, where it is, what is in it and what can be done with it (bag/delivery). */
export function ParcelScreen({ parcel, claims, links, ...actions }: ParcelScreenProps) {
  const { t } = useTranslation('collection/parcels');
  const title = parcel.status === 'loaded' ? t('number', { number: parcel.data.number }) : t('parcels.title');
  return (
    <Screen
      texts={useScreenTexts()}
      title={title}
      back={links.parcels}
      layout="halves"
      load={parcel}
      shape={['list', 'text']}
    >
      {(data) => (
        <>
          <Stack space="large">
            <Journey parcel={data} />
            {claims}
          </Stack>
          <Stack space="large">
            <NextStep parcel={data} links={links} {...actions} />
            <PageSection title={t('parcel.items')}>
              <Stack space="small" role="list">
                {data.items.map((toy) => (
                  <Surface
                    key={toy.item_id}
                    role="listitem"
                    space="small"
                    radius="standard"
                    rarity={toy.rarity ?? undefined}
                  >
                    <Inline space="small" wrap={false}>
                      <span className={styles.toy}>
                        <Image src={toy.image} alt="" fit="contain" ratio="square" />
                      </span>
                      <Stack space="xxsmall">
                        <Heading level={3} size="small" lines={2}>
                          {toy.name}
                        </Heading>
                        <Text size="small" tone="secondary" tabular>
                          {t('send.serial', { serial: toy.serial })}
                        </Text>
                      </Stack>
                    </Inline>
                  </Surface>
                ))}
              </Stack>
            </PageSection>
            <PageSection title={t('parcel.address')}>
              <Surface>
                <Stack space="xxsmall">
                  <Text weight="medium">{data.address.consignee}</Text>
                  <Text size="small" tone="secondary" tabular>
                    {data.address.phone}
                  </Text>
                  <Text size="small" lang="vi">
                    {`${data.address.detail}, ${data.address.ward_name}, ${data.address.province_name}`}
                  </Text>
                  <Text size="small" tone="secondary">
                    {`${t('parcel.fee')}: ${data.fee === 0 ? t('send.free') : formatMoney(data.fee)}`}
                  </Text>
                </Stack>
              </Surface>
            </PageSection>
          </Stack>
        </>
      )}
    </Screen>
  );
}

function Journey({ parcel }: { parcel: Parcel }) {
  const { t } = useTranslation('collection/parcels');
  const locale = useLocale();
  const { events, carrier, tracking_number } = parcel;
  return (
    <PageSection title={t('parcel.where')}>
      <Surface>
        <Stack>
          {carrier !== null && (
            <Stack space="xxsmall">
              <Text size="small" tone="secondary">{`${t('parcel.carrier')}: ${carrier}`}</Text>
              <Text size="small" tone="secondary" tabular>{`${t('parcel.tracking')}: ${tracking_number ?? ''}`}</Text>
            </Stack>
          )}
          <Timeline
            label={t('parcel.where')}
            texts={{ done: t('timeline.done'), current: t('timeline.current'), coming: t('timeline.coming') }}
            events={events.map(({ event, actor, note, happened_at }, index) => ({
              id: `${event} ${happened_at}`,
              title: t(`event.${event}`),
              state: index === 0 ? 'current' : 'done',
              time: formatDateTime(happened_at, locale),
              at: happened_at,
              note: note ?? (event === 'receive' && actor === 'shop' ? t('byItself') : undefined),
            }))}
          />
        </Stack>
      </Surface>
    </PageSection>
  );
}

type NextStepProps = Omit<ParcelScreenProps, 'parcel' | 'claims'> & { parcel: Parcel };

/** What its player can do with it now. */
function NextStep({ parcel, addresses, onReceive, onCancel, onChangeAddress, links }: NextStepProps) {
  const { t } = useTranslation(['collection/parcels', 'shell']);
  const locale = useLocale();
  switch (parcel.state) {
    case 'paid':
      return (
        <Inline space="small">
          <AddressSheet addresses={addresses} chosen={null} onChoose={onChangeAddress} addHref={links.addAddress}>
            <Button variant="soft">{t('parcel.changeAddress')}</Button>
          </AddressSheet>
          <Confirm
            title={t('parcel.cancelConfirm.title')}
            body={t('parcel.cancelConfirm.body')}
            texts={{ confirm: t('parcel.cancel'), keep: t('parcel.cancelConfirm.keep'), close: t('shell:close') }}
            onConfirm={onCancel}
          >
            <Button variant="soft" tone="neutral">
              {t('parcel.cancel')}
            </Button>
          </Confirm>
        </Inline>
      );
    case 'shipped':
      return (
        <Stack space="small">
          <Confirm
            title={t('parcel.receiveConfirm.title')}
            body={t('parcel.receiveConfirm.body')}
            texts={{ confirm: t('parcel.receive'), keep: t('parcel.receiveConfirm.keep'), close: t('shell:close') }}
            onConfirm={onReceive}
          >
            <Button size="large" width="full">
              {t('parcel.receive')}
            </Button>
          </Confirm>
          {parcel.closes_at !== null && (
            <Text size="small" tone="secondary">
              {t('parcel.closes', { time: formatDateTime(parcel.closes_at, locale) })}
            </Text>
          )}
        </Stack>
      );
    case 'received':
      return (
        <Stack space="small">
          <Inline space="small">
            <Button asChild variant="soft">
              <Link href={links.claim}>{t('parcel.claim')}</Link>
            </Button>
            <Button asChild variant="ghost">
              <Link href={links.pickUps}>{t('parcel.record')}</Link>
            </Button>
          </Inline>
          {parcel.claims_until !== null && (
            <Text size="small" tone="secondary">
              {t('parcel.claimUntil', { time: formatDateTime(parcel.claims_until, locale) })}
            </Text>
          )}
        </Stack>
      );
    case 'cancelled':
      return parcel.fee > 0 && <Notice tone="positive">{t('parcel.feeBack', { fee: formatMoney(parcel.fee) })}</Notice>;
    default:
      return null;
  }
}
