import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen, StickyFooter } from '../../../patterns/index.ts';
import { Button, Heading, Inline, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { CouponChoices, type CouponChoicesProps } from '../CouponChoices/CouponChoices.tsx';

export interface BoxCouponsScreenProps {
  load: Load<
    Omit<CouponChoicesProps, 'onChoose'> & {
      /** The box's name, and coins for one draw. */
      box: string;
      list: number;
    }
  >;
  onChoose: (coupon_id: string | null) => void;
  links: { box: string; offers: string };
}

/** The player's coupons for a box, and which one it is opened with (box/coupon). */
export function BoxCouponsScreen({ load, onChoose, links }: BoxCouponsScreenProps) {
  const { t } = useTranslation(['coupons/tickets', 'shell']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('box.title')}
      back={links.box}
      layout="halves"
      load={load}
      shape={['line', 'cards']}
      empty={({ offered }) =>
        offered.length === 0
          ? {
              icon: Ticket,
              title: t('box.empty.title'),
              text: t('box.empty.body'),
              next: { label: t('box.empty.action'), href: links.offers },
            }
          : null
      }
      footer={
        load.status === 'loaded' &&
        load.data.offered.length > 0 && (
          <StickyFooter>
            <Button asChild size="large" width="full">
              <Link href={links.box}>{t('box.open')}</Link>
            </Button>
          </StickyFooter>
        )
      }
    >
      {({ box, list, ...choices }) => (
        <>
          <Surface variant="stage">
            <Inline align="between" alignY="end">
              <Stack space="xxsmall">
                <Heading level={2}>{box}</Heading>
                <Text size="small" tone="secondary">
                  {t('box.lead', { list: formatMoney(list) })}
                </Text>
              </Stack>
              <Money amount={list - offOf(choices)} label={t('shell:currency.balance')} size="large" />
            </Inline>
          </Surface>
          <CouponChoices {...choices} onChoose={onChoose} />
        </>
      )}
    </Screen>
  );
}

/** What the chosen coupon takes off. */
function offOf({ offered, chosen }: Pick<CouponChoicesProps, 'offered' | 'chosen'>): number {
  return offered.find(({ coupon }) => coupon.coupon_id === chosen)?.off ?? 0;
}
