import type { Odds, PoolDetail } from '@mcy/api/boxes/pools/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale } from '../../../i18n/index.ts';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Notice, PageSection } from '../../../patterns/index.ts';
import { Badge, Button, Heading, Inline, Link, Skeleton, Stack, Text } from '../../../primitives/index.ts';
import { faceOf } from '../../pools/faceOf.ts';
import { FaceStage } from '../../pools/FaceStage/FaceStage.tsx';
import { GuaranteeMeter } from '../../pools/GuaranteeMeter/GuaranteeMeter.tsx';
import { HeroLayout } from '../../../patterns/HeroLayout/HeroLayout.tsx';
import { OddsTeaser } from '../../pools/OddsTeaser/OddsTeaser.tsx';
import { StockLink } from '../../pools/StockLink/StockLink.tsx';
import { PoolTicketMeter } from '../../pools/PoolTicketMeter/PoolTicketMeter.tsx';
import { ToyCard } from '../../pools/ToyCard/ToyCard.tsx';
import { FairnessPanel } from '../../proof/FairnessPanel/FairnessPanel.tsx';
import { isClientSeed } from '../../proof/FairnessPanel/isClientSeed.ts';
import { nextNonce } from '../../proof/nextNonce.ts';
import { UnopenedStrip } from '../../tray/UnopenedStrip/UnopenedStrip.tsx';
import { useFaceWords } from '../useFaceWords.ts';
import { offerOf } from '../PriceBar/offerOf.ts';
import { PriceBar } from '../PriceBar/PriceBar.tsx';
import { PriceLine } from '../PriceBar/PriceLine.tsx';
import { WinTicker } from '../WinTicker/WinTicker.tsx';
import type { OpenScreenProps } from './OpenScreen.tsx';
import * as styles from './OpenScreen.css.ts';

interface ChooseStepProps extends Pick<
  OpenScreenProps,
  | 'coupons'
  | 'parts'
  | 'progress'
  | 'onOpen'
  | 'onOffer'
  | 'refusal'
  | 'undecided'
  | 'refusalLink'
  | 'payNote'
  | 'unopened'
  | 'expected'
  | 'recent'
  | 'line'
  | 'links'
> {
  pool: PoolDetail;
  odds: Odds;
  balance: number | null | undefined;
  resting: boolean;
  draws: number;
  onDrawsChange: (draws: number) => void;
  clientSeed: string;
  onClientSeedChange: (seed: string) => void;
}

/** What is in the box, how likely and how sure, and at the bottom how many draws for how much. */
export function ChooseStep({
  unopened,
  expected = 0,
  recent,
  line,
  links,
  progress = null,
  balance,
  ...pay
}: ChooseStepProps) {
  const { t } = useTranslation(['boxes/pools', 'boxes/opening']);
  const { pool, odds } = pay;
  const { worth_at_least: worth = null } = pool;
  const words = useFaceWords(pool.kind);
  const locale = useLocale();
  return (
    <HeroLayout
      hero={<FaceStage pool={pool} size="hero" priority />}
      footer={
        pool.sold_out || pool.off_sale === true ? (
          <Stack space="small">
            <Told text={pay.refusal} link={pay.refusalLink} />
            <Button asChild size="large" width="full" variant="soft">
              <Link href={links.pools}>{words.other}</Link>
            </Button>
          </Stack>
        ) : balance === undefined ? (
          <PriceSkeleton />
        ) : (
          <Payment {...pay} balance={balance} links={links} />
        )
      }
    >
      <Stack space="small">
        <Inline align="between" space="xsmall">
          <Link href={links.series(pool.series_id)}>{pool.series_name}</Link>
          <Badge tone={pool.supply === 'finite' ? 'accent' : 'neutral'}>{t(`kind.${pool.kind}`)}</Badge>
        </Inline>
        <Heading level={2} size="xlarge">
          {pool.name}
        </Heading>
        <Text tone="secondary">{pool.description}</Text>
        {worth !== null && (
          <Inline>
            <Badge tone="accent" variant="solid">
              {t('face.worth', { worth: formatMoney(worth) })}
            </Badge>
          </Inline>
        )}
        <PoolTicketMeter remaining={pool.remaining} total={pool.total} />
        {pool.sold_out && (
          <Text size="small" tone="secondary">
            {t('soldOutHint')}
          </Text>
        )}
        {pool.off_sale === true && <Notice tone="caution">{t('offSaleHint')}</Notice>}
        {pool.off_sale !== true && typeof pool.sale_until === 'string' && (
          <Text size="small" tone="secondary">
            {t('saleUntil', { time: formatDateTime(pool.sale_until, locale) })}
          </Text>
        )}
      </Stack>
      {pool.supply === 'finite' && !pool.sold_out && line}
      <UnopenedStrip openings={unopened} expected={expected} href={links.replay} allHref={links.openAll} />
      {recent.length > 0 && <WinTicker wins={recent} prizeHref={links.prize} />}
      <PageSection title={t('mysteryBox.topPrizes')}>
        <ul className={styles.prizes}>
          {pool.top_prizes.map((prize) => (
            <li key={prize.prize_id} className={styles.prize}>
              <ToyCard
                prize={prize}
                href={links.prize(prize.prize_id)}
                gone={odds.rows.some((row) => row.prize.prize_id === prize.prize_id && row.weight === 0)}
              />
            </li>
          ))}
        </ul>
      </PageSection>
      <OddsTeaser odds={odds} href={links.odds(pool.pool_id)} />
      <StockLink href={links.stock(pool.pool_id)} />
      {odds.guarantee_after !== null && (
        <GuaranteeMeter tier={odds.rows[0]?.prize.tier ?? 'A'} after={odds.guarantee_after} progress={progress} />
      )}
      <FairnessPanel
        seed={pool.seed}
        nonce={nextNonce(pool)}
        // A guest cannot draw, and a page that is rendered for all has nobody's seed.
        client={
          balance === null || balance === undefined || pool.sold_out || pool.off_sale === true
            ? undefined
            : { seed: pay.clientSeed, onSeedChange: pay.onClientSeedChange }
        }
      />
    </HeroLayout>
  );
}

/** What the shop last said about a payment. */
function Told({ text, link }: { text: string | undefined; link: OpenScreenProps['refusalLink'] }) {
  if (text === undefined) return null;
  return (
    <Stack space="none">
      <Text role="alert" size="small" tone="critical">
        {text}
      </Text>
      {link && <Link href={link.href}>{link.label}</Link>}
    </Stack>
  );
}

/** As high as what comes once the shop knows what the player has. */
function PriceSkeleton() {
  return (
    <Stack space="small" aria-hidden>
      <Skeleton shape="control" width="full" />
      <PriceLine action={<Skeleton shape="control" width="full" />}>
        <Skeleton shape="text" lines={2} width="half" />
      </PriceLine>
      <Skeleton shape="text" width="half" />
    </Stack>
  );
}

/** What the shop last said about a payment, and the price and its button. */
function Payment({
  pool,
  balance,
  draws,
  onDrawsChange,
  clientSeed,
  resting,
  refusal,
  refusalLink,
  undecided,
  payNote,
  coupons,
  parts,
  onOpen,
  onOffer,
  links,
}: Omit<ChooseStepProps, 'unopened' | 'expected' | 'recent' | 'line' | 'progress' | 'balance'> & {
  balance: number | null;
}) {
  const { t } = useTranslation('boxes/opening');
  const offer = offerOf({ price: pool.price, remaining: pool.remaining, balance, coupons, parts }, draws);
  const isUndecided = undecided?.count === offer?.count && undecided?.total === offer?.total;
  const told = undecided
    ? isUndecided
      ? t('open.undecided')
      : t('open.undecidedBefore', { total: formatMoney(undecided.total) })
    : refusal;
  return (
    <Stack space="small">
      <Told text={told} link={refusalLink} />
      <PriceBar
        price={pool.price}
        remaining={pool.remaining}
        balance={balance}
        draws={draws}
        onDrawsChange={onDrawsChange}
        resting={resting}
        disabled={!isClientSeed(clientSeed)}
        face={faceOf(pool.kind).words}
        onOffer={onOffer}
        onOpen={(count, ...agreed) => onOpen(count, clientSeed, ...agreed)}
        coupons={coupons}
        parts={parts}
        note={payNote}
        links={links}
      />
    </Stack>
  );
}
