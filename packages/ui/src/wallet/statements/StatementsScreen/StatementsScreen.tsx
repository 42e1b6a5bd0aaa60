import type { AccountMonth } from '@mcy/api/wallet/flow/contract';
import { FileDown, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatMonth, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import {
  Badge,
  Button,
  Heading,
  Inline,
  Link,
  Money,
  SegmentedControl,
  Stack,
  Surface,
  Text,
} from '../../../primitives/index.ts';
import * as styles from './StatementsScreen.css.ts';

/** Currencies that have statements, in the order of their tabs. */
const currencies = ['balance', 'stone', 'diamond'] as const;

type StatementCurrency = (typeof currencies)[number];

export interface StatementsScreenProps {
  currency: StatementCurrency;
  onChooseCurrency: (currency: StatementCurrency) => void;
  /** Newest first. */
  months: PagedLoad<AccountMonth>;
  /** In Asia/Ho_Chi_Minh, `YYYY-MM`: it has no statement yet. */
  currentMonth: string;
  onDownload: (month: string) => Promise<void>;
  links: {
    flow: string;
    /** The entries of a month. */
    month: (month: string) => string;
    /** Where a first entry comes from. */
    start: string;
  };
}

/** A player's months with the statement of each (user/statements, ours). */
export function StatementsScreen({
  currency,
  onChooseCurrency,
  months,
  currentMonth,
  onDownload,
  links,
}: StatementsScreenProps) {
  const { t } = useTranslation(['wallet/statements', 'shell']);
  return (
    <Screen texts={useScreenTexts()} title={t('statements.title')} back={links.flow}>
      <Stack>
        <Text size="small" tone="secondary">
          {t('statements.intro')}
        </Text>
        <SegmentedControl
          label={t('statements.currency')}
          value={currency}
          onValueChange={onChooseCurrency}
          options={currencies.map((one) => ({ value: one, label: t(`statements.tab.${one}`) }))}
        />
        <ScreenList
          load={months}
          shape="cards"
          layout="pairs"
          label={t('statements.list')}
          rowKey={({ month }) => month}
          empty={{
            icon: FileText,
            title: t('statements.empty.title'),
            text: t('statements.empty.body'),
            next: { label: t('statements.empty.action'), href: links.start },
          }}
        >
          {(month) => (
            <MonthCard
              month={month}
              currency={currency}
              isCurrent={month.month === currentMonth}
              href={links.month(month.month)}
              onDownload={() => onDownload(month.month)}
            />
          )}
        </ScreenList>
      </Stack>
    </Screen>
  );
}

interface MonthCardProps {
  month: AccountMonth;
  currency: StatementCurrency;
  isCurrent: boolean;
  href: string;
  onDownload: () => Promise<void>;
}

function MonthCard({ month, currency, isCurrent, href, onDownload }: MonthCardProps) {
  const { t } = useTranslation(['wallet/statements', 'shell']);
  const name = formatMonth(month.month, useLocale());
  const label = t(`shell:currency.${currency}`);
  return (
    <Surface>
      <Stack space="small">
        <Inline align="between" space="small">
          <Heading level={2} size="small">
            {name}
          </Heading>
          <Inline space="xsmall">
            {month.came_in > 0 && (
              <Money amount={month.came_in} currency={currency} label={label} size="small" tone="positive" signed />
            )}
            {month.went_out > 0 && (
              <Money amount={-month.went_out} currency={currency} label={label} size="small" tone="primary" />
            )}
          </Inline>
        </Inline>
        <div className={styles.figures}>
          <Figure label={t('statements.opening')} amount={month.opening} />
          <span aria-hidden className={styles.arrow}>
            →
          </span>
          <Figure label={t(isCurrent ? 'statements.soFar' : 'statements.closing')} amount={month.closing} strong />
        </div>
        <Inline align="between" space="small">
          <Link href={href} aria-label={t('statements.linesOf', { month: name })}>
            {t('statements.lines')}
          </Link>
          {isCurrent ? (
            <Badge>{t('statements.running')}</Badge>
          ) : (
            <Button
              size="small"
              variant="soft"
              icon={FileDown}
              aria-label={t('statements.downloadOf', { month: name })}
              onPress={onDownload}
            >
              {t('statements.download')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Surface>
  );
}

function Figure({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) {
  return (
    <Stack space="none">
      <Text size="xsmall" tone="secondary">
        {label}
      </Text>
      <Text weight={strong ? 'bold' : 'medium'} tone={strong ? 'primary' : 'secondary'} tabular>
        {formatMoney(amount)}
      </Text>
    </Stack>
  );
}
