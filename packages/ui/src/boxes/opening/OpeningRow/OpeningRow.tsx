import type { Opening } from '@mcy/api/boxes/opening/contract';
import { PackageOpen, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Badge, Button, Heading, Image, Inline, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { PrizeThumb } from '../../pools/PrizeThumb/PrizeThumb.tsx';
import { groupResults } from '../ResultBoard/groupResults.ts';
import * as styles from './OpeningRow.css.ts';

/** Number of toys shown, rarest first; the rest is only counted. One line on a phone. */
const shownToys = 4;

export interface OpeningRowProps {
  opening: Opening;
  /** True when its proofs are shown beside the list. */
  selected?: boolean;
  /** Opens its draws and their proofs. */
  onVerify: (opening: Opening) => void;
  /** Link to its first showing, until the player has seen it. */
  replayHref: string;
}

/** One opening in the record: price, time, and prizes. */
export function OpeningRow({ opening, selected = false, onVerify, replayHref }: OpeningRowProps) {
  const { t } = useTranslation(['boxes/proof', 'boxes/opening', 'boxes/tray', 'shell']);
  const locale = useLocale();
  const time = formatDateTime(opening.opened_at, locale);
  const toys = groupResults(opening.results);
  const hidden = toys.length - shownToys;
  return (
    <Surface space="small" selected={selected}>
      <article aria-label={t('record.rowLabel', { pool: opening.pool_name, time })}>
        <Stack space="small">
          <div className={styles.head}>
            <span className={styles.box}>
              <Image src={opening.pool_image} alt="" fit="contain" ratio="square" />
            </span>
            <div className={styles.words}>
              {/* The box's number is at the end of its name. */}
              <Heading level={2} size="small" lines={2}>
                {opening.pool_name}
              </Heading>
              <Inline space="xsmall">
                <Badge size="small" tone={opening.count > 1 ? 'accent' : 'neutral'}>
                  {t('boxes/opening:price.times', { count: opening.count })}
                </Badge>
                <Text inline size="xsmall" tone="secondary">
                  {time}
                </Text>
              </Inline>
            </div>
            <div className={styles.paid}>
              <Money amount={opening.paid} label={t('shell:currency.balance')} />
              {opening.coupon_off > 0 && (
                <Text size="xsmall" tone="positive">
                  {t('boxes/opening:price.couponOff', { off: formatMoney(opening.coupon_off) })}
                </Text>
              )}
              {opening.stones > 0 && (
                <Text size="xsmall" tone="positive">
                  {t('boxes/opening:parts.stonesOff', { stones: formatMoney(opening.stones) })}
                </Text>
              )}
              {opening.diamonds > 0 && (
                <Text size="xsmall" tone="positive">
                  {t('boxes/opening:parts.diamondsOff', { diamonds: formatMoney(opening.diamonds) })}
                </Text>
              )}
              <Text size="xsmall" tone="secondary">
                {t('boxes/opening:draws', { count: opening.count })}
              </Text>
            </div>
          </div>
          {opening.revealed ? (
            <div className={styles.toys}>
              {toys.slice(0, shownToys).map(({ prize }) => (
                <PrizeThumb key={prize.prize_id} prize={prize} labelled />
              ))}
              {hidden > 0 && (
                <Text inline size="small" tone="secondary">
                  {t('record.more', { count: hidden })}
                </Text>
              )}
              <span className={styles.verify}>
                <Button
                  size="small"
                  variant="soft"
                  icon={ShieldCheck}
                  aria-label={t('record.verifyOpening', { pool: opening.pool_name, time })}
                  onPress={() => onVerify(opening)}
                >
                  {t('record.verify')}
                </Button>
              </span>
            </div>
          ) : (
            <Inline align="between">
              <Badge tone="caution">{t('record.unopened')}</Badge>
              <Button asChild size="small" icon={PackageOpen}>
                <Link href={replayHref}>{t('boxes/tray:open')}</Link>
              </Button>
            </Inline>
          )}
        </Stack>
      </article>
    </Surface>
  );
}
