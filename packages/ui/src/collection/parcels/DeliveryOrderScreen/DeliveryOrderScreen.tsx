import type { Address } from '@mcy/api/account/addresses/contract';
import type { SentToy } from '@mcy/api/collection/parcels/contract';
import { parcelLimits } from '@mcy/api/collection/parcels/words';
import { MapPin, PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import {
  Confirm,
  type Load,
  Notice,
  PageSection,
  type PagedLoad,
  Screen,
  ScreenPart,
  StickyFooter,
} from '../../../patterns/index.ts';
import { Button, Grid, Icon, Inline, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { AddressSheet } from '../AddressSheet/AddressSheet.tsx';
import { ToyChoice } from '../ToyChoice/ToyChoice.tsx';
import { PlanCard, type PlannedParcel } from './PlanCard.tsx';

export interface DeliveryOrderScreenProps {
  /** What can be sent, those that came with the address first. */
  toys: PagedLoad<SentToy>;
  chosen: ReadonlySet<string>;
  onChooseToy: (item_id: string) => void;
  onClear: () => void;
  /** How the chosen toys are packed, by the rule that the server charges by. */
  plan: { parcels: readonly PlannedParcel[]; fee: number };
  addresses: Load<readonly Address[]>;
  /** The chosen one, or the default; null without any. */
  address_id: string | null;
  onChooseAddress: (address_id: string) => void;
  /** Coins; null until known. */
  balance: number | null;
  /** Pays and orders; its promise keeps the button loading. */
  onSend: () => Promise<void>;
  /** Why the last try was refused. */
  refusal: string | null;
  /** An earlier order has no answer: only asking about it goes on. */
  onAsk?: (() => Promise<void>) | undefined;
  /** The agreement's question, while it is open. */
  question?: ReactNode;
  links: { back: string; boxes: string; addAddress: string; recharge: (missing: number) => string };
}

/** Delivery order: which toys, in which parcels, to which address, for how much (bag/send). */
export function DeliveryOrderScreen(props: DeliveryOrderScreenProps) {
  const { toys, chosen, plan, links, question } = props;
  const { t } = useTranslation('collection/parcels');
  const classes = new Set(plan.parcels.map(({ shipping_class }) => shipping_class));
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('send.title')}
      back={links.back}
      layout="halves"
      footer={plan.parcels.length > 0 && <Footer {...props} />}
    >
      <PageSection title={t('send.choose')} description={t('send.chooseHint', { most: parcelLimits.mostOrdered })}>
        <ScreenPart
          load={toys}
          shape="tiles"
          empty={({ rows }) =>
            rows.length === 0
              ? {
                  icon: PackageOpen,
                  title: t('send.empty.title'),
                  text: t('send.empty.body'),
                  next: { label: t('send.empty.action'), href: links.boxes },
                }
              : null
          }
        >
          {({ rows, hasMore, loadingMore, onLoadMore }) => (
            <Choices
              {...props}
              rows={rows}
              more={hasMore ? { loading: loadingMore, onLoad: onLoadMore } : null}
              full={chosen.size >= parcelLimits.mostOrdered}
            />
          )}
        </ScreenPart>
      </PageSection>
      <Stack space="large">
        <PageSection title={t('send.plan')}>
          {plan.parcels.length === 0 ? (
            <Text tone="secondary">{t('send.planEmpty')}</Text>
          ) : (
            <Stack space="small">
              <Stack space="small" role="list">
                {plan.parcels.map((parcel, index) => (
                  <PlanCard key={parcel.items[0]?.item_id} parcel={parcel} place={index + 1} />
                ))}
              </Stack>
              {classes.size > 1 && <Notice tone="accent">{t('send.apart')}</Notice>}
            </Stack>
          )}
        </PageSection>
        <Destination {...props} />
        {question}
      </Stack>
    </Screen>
  );
}

interface ChoicesProps extends Pick<DeliveryOrderScreenProps, 'chosen' | 'onChooseToy' | 'onClear'> {
  rows: readonly SentToy[];
  more: { loading: boolean; onLoad: () => void } | null;
  full: boolean;
}

function Choices({ rows, more, full, chosen, onChooseToy, onClear }: ChoicesProps) {
  const { t } = useTranslation(['collection/parcels', 'shell']);
  return (
    <Stack>
      <Inline align="between" space="xsmall">
        <Text role="status" size="small" tone="secondary">
          {full
            ? t('send.full', { most: parcelLimits.mostOrdered })
            : chosen.size === 0
              ? ''
              : t('send.chosen', { count: chosen.size })}
        </Text>
        {chosen.size > 0 && (
          <Button size="small" variant="ghost" tone="neutral" onPress={onClear}>
            {t('send.clear')}
          </Button>
        )}
      </Inline>
      <Grid columns={3} space={{ phone: 'xsmall', tablet: 'small' }} align="stretch">
        {rows.map((toy) => (
          <ToyChoice
            key={toy.item_id}
            toy={toy}
            chosen={chosen.has(toy.item_id)}
            disabled={full}
            onChoose={onChooseToy}
          />
        ))}
      </Grid>
      {more && (
        <Button variant="soft" width="full" loading={more.loading} onPress={more.onLoad}>
          {t('shell:loadMore')}
        </Button>
      )}
    </Stack>
  );
}

function Destination({ addresses, address_id, onChooseAddress, links }: DeliveryOrderScreenProps) {
  const { t } = useTranslation('collection/parcels');
  return (
    <PageSection title={t('send.to')} description={t('send.time')}>
      <ScreenPart load={addresses} shape="rows">
        {(rows) => {
          const address = rows.find((row) => row.address_id === address_id);
          if (!address) {
            return (
              <Surface variant="outlined">
                <Stack space="small">
                  <Text>{t('send.noAddress')}</Text>
                  <Button asChild width="full">
                    <Link href={links.addAddress}>{t('send.addAddress')}</Link>
                  </Button>
                </Stack>
              </Surface>
            );
          }
          return (
            <Surface>
              <Stack space="small">
                <Inline space="small" wrap={false}>
                  <Icon icon={MapPin} tone="accent" />
                  <Stack space="xxsmall">
                    <Text weight="medium">{address.consignee}</Text>
                    <Text size="small" tone="secondary" tabular>
                      {address.phone}
                    </Text>
                    <Text size="small" lang="vi">
                      {`${address.detail}, ${address.ward_name}, ${address.province_name}`}
                    </Text>
                  </Stack>
                </Inline>
                <AddressSheet
                  addresses={rows}
                  chosen={address_id}
                  onChoose={onChooseAddress}
                  addHref={links.addAddress}
                >
                  <Button size="small" variant="soft" tone="neutral">
                    {t('send.change')}
                  </Button>
                </AddressSheet>
              </Stack>
            </Surface>
          );
        }}
      </ScreenPart>
    </PageSection>
  );
}

function Footer({ plan, balance, addresses, address_id, onSend, onAsk, refusal, links }: DeliveryOrderScreenProps) {
  const { t } = useTranslation(['collection/parcels', 'shell']);
  const to = addresses.status === 'loaded' ? addresses.data.find((row) => row.address_id === address_id) : undefined;
  const fee = formatMoney(plan.fee);
  const missing = balance === null ? 0 : Math.max(0, plan.fee - balance);
  return (
    <StickyFooter>
      <Stack space="xsmall">
        {refusal !== null && <Notice tone="critical">{refusal}</Notice>}
        {onAsk && <Notice tone="caution">{t('send.unsure')}</Notice>}
        <Inline align="between" space="small">
          <Stack space="none">
            <Text size="small" tone="secondary">
              {t('send.total')}
            </Text>
            {plan.fee === 0 ? (
              <Text weight="bold" tone="positive">
                {t('send.free')}
              </Text>
            ) : (
              <Money amount={plan.fee} label={t('shell:currency.balance')} size="large" />
            )}
          </Stack>
          {onAsk ? (
            <Button size="large" onPress={onAsk}>
              {t('send.ask')}
            </Button>
          ) : missing > 0 ? (
            <Button asChild size="large">
              <Link href={links.recharge(missing)}>{t('send.recharge', { missing: formatMoney(missing) })}</Link>
            </Button>
          ) : to === undefined ? (
            <Button size="large" disabled>
              {t('send.submit', { count: plan.parcels.length })}
            </Button>
          ) : (
            // On a phone, parcels and address are below the toys: nobody pays before they were told both.
            <Confirm
              tone="accent"
              title={t('send.confirm.title', { count: plan.parcels.length })}
              body={t('send.confirm.body', {
                to: `${to.consignee}, ${to.detail}, ${to.ward_name}, ${to.province_name}`,
                fee: plan.fee === 0 ? t('send.confirm.free') : t('send.confirm.fee', { fee }),
              })}
              texts={{
                confirm: plan.fee === 0 ? t('send.confirm.send') : t('send.confirm.pay', { fee }),
                keep: t('send.confirm.keep'),
                close: t('shell:close'),
              }}
              onConfirm={onSend}
            >
              <Button size="large">{t('send.submit', { count: plan.parcels.length })}</Button>
            </Confirm>
          )}
        </Inline>
      </Stack>
    </StickyFooter>
  );
}
