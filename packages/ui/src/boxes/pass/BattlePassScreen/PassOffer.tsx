import type { PassSeason } from '@mcy/api/boxes/pass/contract';
import { BadgeCheck, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Button, Heading, Icon, Image, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';
import { standingOf } from '../standingOf.ts';
import * as styles from './BattlePassScreen.css.ts';

interface PassOfferProps {
  season: PassSeason;
  onBuy: () => void;
}

/** What the paid track gives and costs; once bought, one line. */
export function PassOffer({ season, onBuy }: PassOfferProps) {
  const { t } = useTranslation('boxes/pass');
  if (season.paid) {
    return (
      <Surface variant="outlined" space="small">
        <Inline space="xsmall" wrap={false}>
          <Icon icon={BadgeCheck} tone="positive" />
          <Text size="small">{t('offer.owned')}</Text>
        </Inline>
      </Surface>
    );
  }
  const { unlocked } = standingOf(season);
  const toy = season.tasks.find(({ paid }) => paid.kind === 'toy')?.paid;
  return (
    <Surface rarity="legendary">
      <Stack space="medium">
        <div className={styles.offer}>
          <Stack space="xsmall">
            <Heading level={2} size="large">
              {t('offer.title')}
            </Heading>
            <Text size="small" tone="secondary">
              {t('offer.lead')}
            </Text>
            {unlocked > 0 && (
              <Text size="small" weight="medium" tone="accent">
                {t('offer.ready', { count: unlocked })}
              </Text>
            )}
          </Stack>
          {toy && (
            <span className={styles.prize} data-rarity={toy.rarity ?? 'none'}>
              <Image src={toy.image} alt={toy.name} fit="contain" ratio="square" />
            </span>
          )}
        </div>
        <Button width="full" variant="soft" icon={Sparkles} onPress={onBuy}>
          {t('offer.open', { price: formatMoney(season.price) })}
        </Button>
      </Stack>
    </Surface>
  );
}
