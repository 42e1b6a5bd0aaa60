import type { CouponIssue } from '@mcy/api/operator/coupons/contract';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Badge, Button, Inline, Progress, Stack, Surface, Text } from '../../../primitives/index.ts';

interface IssueCardProps {
  issue: CouponIssue;
  /** ISO 8601. */
  now: string;
  onChange: () => void;
  onGive: () => void;
}

const tones = { open: 'positive', paused: 'caution', closed: 'neutral' } as const;

/** An issue: how far its stock has gone, and what it cost of its budget. */
export function IssueCard({ issue, now, onChange, onGive }: IssueCardProps) {
  const { t } = useTranslation('operator/coupons');
  const locale = useLocale();
  const { way, price, stock, budget, issued, used, saved, paused, closes_at } = issue;
  const state = closes_at !== null && closes_at <= now ? 'closed' : paused ? 'paused' : 'open';
  const progress =
    stock === null
      ? t('template.issuedUnlimited', { issued: formatMoney(issued) })
      : t('template.issued', { issued: formatMoney(issued), stock: formatMoney(stock) });
  return (
    <Surface>
      <Stack space="small">
        <Inline align="between">
          <Text inline weight="bold">
            {t(`template.ways.${way}`, { price: formatMoney(price) })}
          </Text>
          <Badge tone={tones[state]}>{t(`template.${state}`)}</Badge>
        </Inline>
        <Text size="small" tone="secondary">
          {progress}
          {closes_at !== null && ` · ${t('template.until', { date: formatDate(closes_at, locale) })}`}
        </Text>
        {stock !== null && <Progress value={issued} max={stock} label={progress} size="small" />}
        <Inline space="large">
          <Figure label={t('template.used')} value={formatMoney(used)} />
          <Figure label={t('template.saved')} value={formatMoney(saved)} />
          {budget !== null && <Figure label={t('template.budget')} value={formatMoney(budget)} />}
        </Inline>
        {way !== 'invitation' && (
          <Inline space="xsmall">
            <Button size="small" variant="soft" tone="neutral" onPress={onChange}>
              {t('template.change')}
            </Button>
            {way === 'gift' && state === 'open' && (
              <Button size="small" variant="soft" onPress={onGive}>
                {t('template.give')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Surface>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Stack space="none">
      <Text size="small" tone="secondary">
        {label}
      </Text>
      <Text weight="bold" tabular>
        {value}
      </Text>
    </Stack>
  );
}
