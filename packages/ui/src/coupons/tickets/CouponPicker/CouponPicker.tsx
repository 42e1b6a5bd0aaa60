import { ChevronRight, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Button, Icon, Inline, Link, Sheet, Text } from '../../../primitives/index.ts';
import { CouponChoices, type CouponChoicesProps } from '../CouponChoices/CouponChoices.tsx';
import * as styles from './CouponPicker.css.ts';

export interface CouponPickerProps extends CouponChoicesProps {
  links: {
    /** Where coupons are bought and taken for free. */
    offers: string;
  };
}

/** The coupon of a purchase, on one line at its price; opens the choice of another. Without any, it leads to where they are. */
export function CouponPicker({ offered, chosen, onChoose, now, links }: CouponPickerProps) {
  const { t } = useTranslation(['coupons/tickets', 'shell']);
  const [open, setOpen] = useState(false);
  if (offered.length === 0) {
    return (
      <span className={styles.line}>
        <Icon icon={Ticket} size="small" tone="muted" />
        <Link href={links.offers}>{t('box.get')}</Link>
      </span>
    );
  }
  const inUse = offered.find(({ coupon }) => coupon.coupon_id === chosen);
  const usable = offered.filter(({ obstacle }) => obstacle === null).length;
  return (
    <Sheet.Root open={open} onOpenChange={setOpen}>
      {inUse !== undefined && inUse.lost > 0 && (
        <Inline space="small" align="between" alignY="center">
          <Text size="small" tone="caution">
            {t('box.lost', { lost: formatMoney(inUse.lost) })}
          </Text>
          <Button size="small" variant="soft" tone="neutral" onPress={() => onChoose(null)}>
            {t('box.keep')}
          </Button>
        </Inline>
      )}
      <Sheet.Trigger>
        <button type="button" className={styles.button} data-used={inUse !== undefined}>
          <Icon icon={Ticket} size="small" />
          <span className={styles.words}>
            <Text inline size="small" weight="medium" tone={inUse ? 'positive' : 'secondary'} lines={1}>
              {inUse
                ? t('box.off', { off: formatMoney(inUse.off) })
                : usable > 0
                  ? t('box.held', { count: usable })
                  : t('box.noneFits')}
            </Text>
          </span>
          <span className={styles.change}>
            <span className={styles.word}>
              <Text inline size="small" tone="secondary">
                {t(inUse ? 'box.change' : 'box.choose')}
              </Text>
            </span>
            <Icon icon={ChevronRight} size="small" tone="muted" />
          </span>
        </button>
      </Sheet.Trigger>
      <Sheet.Content closeLabel={t('shell:close')}>
        <Sheet.Title>{t('box.title')}</Sheet.Title>
        <CouponChoices
          offered={offered}
          chosen={chosen}
          now={now}
          onChoose={(coupon_id) => {
            onChoose(coupon_id);
            setOpen(false);
          }}
        />
      </Sheet.Content>
    </Sheet.Root>
  );
}
