import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, useLocale } from '../../i18n/index.ts';
import { Button, Icon, Inline, Inset, Text } from '../../primitives/index.ts';

export interface RefreshNoticeProps {
  /** When the oldest of what could not be read again was read. */
  read_at: string;
  /** Its promise keeps the button waiting. */
  onRetry: () => Promise<void>;
}

/** A quiet line above a page that shows older data because newer did not come. */
export function RefreshNotice({ read_at, onRetry }: RefreshNoticeProps) {
  const { t } = useTranslation(['system', 'shell']);
  const locale = useLocale();
  return (
    <Inset spaceX="medium" spaceY="xsmall">
      <Inline role="status" space="xsmall">
        <Icon icon={CloudOff} size="small" tone="secondary" />
        <Text inline size="small" tone="secondary">
          {t('refresh.failed', { time: formatTime(read_at, locale), date: formatDate(read_at, locale) })}
        </Text>
        <Button size="small" variant="ghost" onPress={onRetry}>
          {t('shell:retry')}
        </Button>
      </Inline>
    </Inset>
  );
}
