import type { Opening } from '@mcy/api/boxes/opening/contract';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Badge, Heading, Image, Inline, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './OpeningHistoryScreen.css.ts';

export interface OpeningHistoryScreenProps {
  /** Newest first. */
  openings: PagedLoad<Opening>;
  links: {
    mine: string;
    pools: string;
    /** What came out of it. */
    replay: (opening: Opening) => string;
  };
}

/** The player's purchases of boxes, each with what made up its price (user/orders). */
export function OpeningHistoryScreen({ openings, links }: OpeningHistoryScreenProps) {
  const { t } = useTranslation('boxes/opening');
  return (
    <Screen texts={useScreenTexts()} title={t('history.title')} back={links.mine} layout="full">
      <ScreenList
        load={openings}
        shape="longRows"
        layout="pairs"
        label={t('history.title')}
        rowKey={({ opening_id }) => opening_id}
        empty={{
          icon: ReceiptText,
          title: t('history.empty.title'),
          text: t('history.empty.body'),
          next: { label: t('history.empty.action'), href: links.pools },
        }}
      >
        {(opening) => <Purchase opening={opening} href={links.replay(opening)} />}
      </ScreenList>
    </Screen>
  );
}

function Purchase({ opening, href }: { opening: Opening; href: string }) {
  const { t } = useTranslation('boxes/opening');
  const locale = useLocale();
  const { pool_name, pool_image, count, opened_at, revealed } = opening;
  return (
    <Surface space="small">
      <article aria-label={pool_name}>
        <Stack space="small">
          <div className={styles.head}>
            <span className={styles.box}>
              <Image src={pool_image} alt="" fit="contain" ratio="square" />
            </span>
            <div className={styles.words}>
              <Heading level={2} size="small" lines={2}>
                {pool_name}
              </Heading>
              <Inline space="xsmall">
                <Badge size="small" tone={count > 1 ? 'accent' : 'neutral'}>
                  {t('price.times', { count })}
                </Badge>
                <Text inline size="xsmall" tone="secondary">
                  {formatDateTime(opened_at, locale)}
                </Text>
              </Inline>
            </div>
          </div>
          <PurchaseLine opening={opening} />
          <Inline align="between" space="xsmall">
            {revealed ? <span /> : <Badge tone="caution">{t('history.unseen')}</Badge>}
            <Link href={href}>{t(revealed ? 'history.see' : 'history.open')}</Link>
          </Inline>
        </Stack>
      </article>
    </Surface>
  );
}

/** From the list price to what was paid. */
function PurchaseLine({ opening: { paid, coupon_off, stones, diamonds, diamond_off } }: { opening: Opening }) {
  const { t } = useTranslation(['boxes/opening', 'shell']);
  const list = paid + coupon_off + stones + diamond_off;
  const parts = [
    { name: t('history.coupon'), off: coupon_off },
    { name: t('parts.stones'), off: stones },
    { name: t('parts.diamondsOf', { diamonds }), off: diamond_off },
  ].filter(({ off }) => off > 0);
  return (
    <dl className={styles.line}>
      {parts.length > 0 && <Part name={t('history.list')}>{formatMoney(list)}</Part>}
      {parts.map(({ name, off }) => (
        <Part key={name} name={name}>
          <Text inline size="small" tone="positive" tabular>
            −{formatMoney(off)}
          </Text>
        </Part>
      ))}
      <Part name={t('history.paid')}>
        {list === 0 ? (
          <Badge tone="positive">{t('history.free')}</Badge>
        ) : (
          <Money amount={paid} label={t('shell:currency.balance')} />
        )}
      </Part>
    </dl>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <dt>
        <Text inline size="small" tone="secondary">
          {name}
        </Text>
      </dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  );
}
