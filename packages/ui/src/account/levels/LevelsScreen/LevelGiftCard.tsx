import type { LevelStep, MyLevel } from '@mcy/api/account/levels/contract';
import { Gift } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Button, Heading, Icon, Inline, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';

interface LevelGiftCardProps {
  mine: MyLevel;
  steps: readonly LevelStep[];
  boxesHref: string;
  onClaim: () => Promise<void>;
}

/** This month's gift: to claim, claimed, or what it takes to get one. */
export function LevelGiftCard({ mine: { level, gift }, steps, boxesHref, onClaim }: LevelGiftCardProps) {
  const { t } = useTranslation('account/levels');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  const status = useRef<HTMLDivElement>(null);

  async function claim(): Promise<void> {
    await onClaim();
    // The button disappears with the gift.
    status.current?.focus({ preventScroll: true });
  }

  const first = steps.find(({ monthly_stones }) => monthly_stones > 0);
  return (
    <Surface>
      <Stack space="small">
        <Inline space="small" wrap={false}>
          <Icon icon={Gift} size="large" tone="accent" />
          <Stack space="none">
            <Heading level={2} size="standard">
              {t('level.gift.title')}
            </Heading>
            {gift.stones > 0 && (
              <Money
                amount={gift.stones}
                currency="stone"
                label={shell('currency.stone')}
                variant="text"
                size="large"
              />
            )}
          </Stack>
        </Inline>
        {gift.stones === 0 ? (
          <>
            <Text tone="secondary">
              {first !== undefined && t('level.gift.none', { level: t(`levels.${first.level}`) })}
            </Text>
            <Button asChild variant="soft">
              <Link href={boxesHref}>{t('level.openBoxes')}</Link>
            </Button>
          </>
        ) : gift.claimed_at === null ? (
          <>
            <Text tone="secondary">{t('level.gift.lead', { level: t(`levels.${level}`) })}</Text>
            <Button width="full" icon={Gift} onPress={claim}>
              {t('level.gift.claim')}
            </Button>
          </>
        ) : (
          <Text tone="secondary">
            {t('level.gift.claimed', {
              date: formatDate(gift.claimed_at, locale),
              next: formatDate(gift.next_at, locale),
            })}
          </Text>
        )}
        <div ref={status} tabIndex={-1} role="status">
          {gift.claimed_at !== null && (
            <Text size="small" tone="positive">
              {t('level.gift.done', { stones: formatMoney(gift.stones) })}
            </Text>
          )}
        </div>
      </Stack>
    </Surface>
  );
}
