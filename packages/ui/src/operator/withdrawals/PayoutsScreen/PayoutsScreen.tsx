import type { Payout } from '@mcy/api/operator/withdrawals/contract';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { Confirm, PageSection, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Badge, Button, Heading, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface PayoutsScreenProps {
  payouts: PagedLoad<Payout>;
  /** What the next file would hold; null until known. */
  next: { count: number; total: number } | null;
  onMake: () => Promise<void>;
  onDownload: (payout_id: string) => Promise<void>;
  onConfirm: (payout_id: string) => Promise<void>;
  links: { withdrawals: string };
}

/** Operator: files by which the bank pays withdrawals (operator/payouts). */
export function PayoutsScreen({ payouts, next, onMake, onDownload, onConfirm, links }: PayoutsScreenProps) {
  const { t } = useTranslation('operator/withdrawals');
  return (
    <Screen texts={useScreenTexts()} title={t('payouts.title')} back={links.withdrawals} layout="halves">
      <PageSection title={t('payouts.next')}>
        <Surface>
          <Stack>
            <Text>
              {next === null || next.count === 0
                ? t('payouts.nothing')
                : t('payouts.nextBody', { count: next.count, total: formatMoney(next.total) })}
            </Text>
            <Button disabled={next === null || next.count === 0} onPress={onMake}>
              {t('payouts.make')}
            </Button>
          </Stack>
        </Surface>
      </PageSection>
      <PageSection title={t('payouts.list')}>
        <ScreenList
          load={payouts}
          shape="cards"
          label={t('payouts.list')}
          rowKey={({ payout_id }) => payout_id}
          empty={{ icon: FileSpreadsheet, title: t('payouts.empty.title'), text: t('payouts.empty.body') }}
        >
          {(payout) => <PayoutCard payout={payout} onDownload={onDownload} onConfirm={onConfirm} />}
        </ScreenList>
      </PageSection>
    </Screen>
  );
}

type PayoutCardProps = Pick<PayoutsScreenProps, 'onDownload' | 'onConfirm'> & { payout: Payout };

function PayoutCard({ payout, onDownload, onConfirm }: PayoutCardProps) {
  const { t } = useTranslation('operator/withdrawals');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  const { payout_id, name, count, rejected, made_by, made_at, confirmed_at } = payout;
  const total = formatMoney(payout.total);
  return (
    <Surface>
      <Stack space="small">
        <Inline space="small" align="between">
          <Heading level={3} size="standard">
            {name}
          </Heading>
          <Badge size="small" tone={confirmed_at === null ? 'caution' : 'positive'}>
            {t(confirmed_at === null ? 'payouts.open_state' : 'payouts.paid')}
          </Badge>
        </Inline>
        <Text size="small" tone="secondary">
          {t('payouts.by', { count, total, name: made_by, time: formatDateTime(made_at, locale) })}
        </Text>
        {rejected.count > 0 && (
          <Text size="small" tone="secondary">
            {t('payouts.rejectedSince', { count: rejected.count, total: formatMoney(rejected.total) })}
          </Text>
        )}
        <Inline space="small">
          <Button
            size="small"
            variant="soft"
            tone="neutral"
            aria-label={`${t('payouts.download')}: ${name}`}
            onPress={() => onDownload(payout_id)}
          >
            {t('payouts.download')}
          </Button>
          {confirmed_at === null && (
            <Confirm
              title={t('payouts.confirmTitle', { total })}
              body={t('payouts.confirmBody', { count })}
              texts={{ confirm: t('payouts.confirm'), keep: t('payouts.keep'), close: shell('close') }}
              role="alertdialog"
              onConfirm={() => onConfirm(payout_id)}
            >
              <Button size="small">{t('payouts.confirm')}</Button>
            </Confirm>
          )}
        </Inline>
      </Stack>
    </Surface>
  );
}
