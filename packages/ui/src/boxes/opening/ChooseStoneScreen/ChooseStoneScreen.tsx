import { Hexagon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen, StickyFooter } from '../../../patterns/index.ts';
import {
  Button,
  Divider,
  Heading,
  Inline,
  Link,
  Money,
  Slider,
  Stack,
  Surface,
  Text,
} from '../../../primitives/index.ts';
import type { PaidParts } from '../PriceBar/offerOf.ts';

/** A price with what pays it, in coins; the parts add up to `list`. */
interface PriceParts extends PaidParts {
  list: number;
  coupon: number;
  /** Coins that the diamonds take off. */
  diamond_off: number;
  /** Coins that the last diamond is worth beyond the price. */
  lost: number;
  coins: number;
}

export interface ChooseStoneScreenProps {
  load: Load<{
    box: string;
    draws: number;
    price: PriceParts;
    /** What the player has. */
    held: PaidParts;
    /** What of it this price takes. */
    most: PaidParts;
    /** False where the box takes no diamonds. */
    takesDiamonds: boolean;
  }>;
  onChoose: (parts: PaidParts) => void;
  links: { box: string; checkIn: string };
}

/** What of a box's price the player pays with stones and diamonds (box/choose_stone). */
export function ChooseStoneScreen({ load, onChoose, links }: ChooseStoneScreenProps) {
  const { t } = useTranslation(['boxes/opening', 'shell']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('parts.title')}
      back={links.box}
      layout="narrow"
      load={load}
      shape={['line', 'cards']}
      empty={({ held, takesDiamonds }) =>
        held.stones === 0 && (held.diamonds === 0 || !takesDiamonds)
          ? {
              icon: Hexagon,
              title: t('parts.empty.title'),
              text: t('parts.empty.body'),
              next: { label: t('parts.empty.action'), href: links.checkIn },
            }
          : null
      }
      footer={
        load.status === 'loaded' && (
          <StickyFooter>
            <Button asChild size="large" width="full">
              <Link href={links.box}>{t('parts.back', { total: formatMoney(load.data.price.coins) })}</Link>
            </Button>
          </StickyFooter>
        )
      }
    >
      {({ box, draws, price, held, most, takesDiamonds }) => (
        <Stack space="large">
          <Stack space="none">
            <Text weight="bold">{box}</Text>
            <Text size="small" tone="secondary">
              {t('parts.lead', { count: draws, list: formatMoney(price.list) })}
            </Text>
          </Stack>
          <Part
            currency="stone"
            title={t('parts.stones')}
            hint={t('parts.stonesHint')}
            held={held.stones}
            most={most.stones}
            value={price.stones}
            onChange={(stones) => onChoose({ stones, diamonds: price.diamonds })}
          />
          {takesDiamonds && (
            <Part
              currency="diamond"
              title={t('parts.diamonds')}
              hint={t('parts.diamondsHint')}
              held={held.diamonds}
              most={most.diamonds}
              value={price.diamonds}
              onChange={(diamonds) => onChoose({ stones: price.stones, diamonds })}
            />
          )}
          <Sum price={price} />
        </Stack>
      )}
    </Screen>
  );
}

interface PartProps {
  currency: 'stone' | 'diamond';
  title: string;
  hint: string;
  held: number;
  most: number;
  value: number;
  onChange: (value: number) => void;
}

function Part({ currency, title, hint, held, most, value, onChange }: PartProps) {
  const { t } = useTranslation(['boxes/opening', 'shell']);
  const label = t(`shell:currency.${currency}`);
  return (
    <Surface>
      <Stack space="small">
        <Inline align="between" space="small">
          <Heading level={2} size="small">
            {title}
          </Heading>
          <Inline space="xxsmall">
            <Text inline size="small" tone="secondary">
              {t('parts.held')}
            </Text>
            <Money amount={held} currency={currency} label={label} size="small" tone="secondary" />
          </Inline>
        </Inline>
        <Slider
          label={t('parts.amount', { title })}
          hint={hint}
          min={0}
          max={Math.max(most, 1)}
          disabled={most === 0}
          value={value}
          onValueChange={onChange}
          formatValue={(amount) => `${formatMoney(amount)} ${label}`}
        />
        <Inline space="xsmall">
          <Button size="small" variant="soft" tone="neutral" disabled={value === 0} onPress={() => onChange(0)}>
            {t(`parts.noneOf.${currency}`)}
          </Button>
          <Button size="small" variant="soft" disabled={value === most} onPress={() => onChange(most)}>
            {t('parts.most', { amount: formatMoney(most) })}
          </Button>
        </Inline>
      </Stack>
    </Surface>
  );
}

function Sum({ price }: { price: PriceParts }) {
  const { t } = useTranslation(['boxes/opening', 'shell']);
  const rows = [
    [t('parts.list'), formatMoney(price.list)],
    price.coupon > 0 && [t('parts.coupon'), `−${formatMoney(price.coupon)}`],
    price.stones > 0 && [t('parts.stones'), `−${formatMoney(price.stones)}`],
    price.diamonds > 0 && [
      t('parts.diamondsOf', { diamonds: formatMoney(price.diamonds) }),
      `−${formatMoney(price.diamond_off)}`,
    ],
  ].filter((row) => row !== false);
  return (
    <Surface variant="sunken">
      <Stack space="xsmall">
        {rows.map(([label = '', amount = '']) => (
          <Inline key={label} align="between" space="small">
            <Text inline size="small" tone="secondary">
              {label}
            </Text>
            <Text inline size="small" tabular>
              {amount}
            </Text>
          </Inline>
        ))}
        <Divider />
        <Inline align="between" space="small">
          <Text inline weight="bold">
            {t('parts.coins')}
          </Text>
          <Money amount={price.coins} label={t('shell:currency.balance')} size="large" tone="primary" />
        </Inline>
        {price.lost > 0 && (
          <Text size="small" tone="caution" role="status">
            {t('parts.lost', { lost: formatMoney(price.lost) })}
          </Text>
        )}
      </Stack>
    </Surface>
  );
}
