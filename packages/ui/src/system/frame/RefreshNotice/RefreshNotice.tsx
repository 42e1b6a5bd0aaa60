import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, useLocale } from '../../../i18n/index.ts';
import { Notice } from '../../../patterns/index.ts';
import { Button, Inset, Stack, Text } from '../../../primitives/index.ts';

export interface RefreshNoticeProps {
  /** When the oldest stale data was loaded. */
  read_at: string;
  /** Its promise keeps the button loading. */
  onRetry: () => Promise<void>;
}

/** Shown above a page with stale data because a refetch failed. */
export function RefreshNotice({ read_at, onRetry }: RefreshNoticeProps) {
  const { t } = useTranslation(['system/frame', 'shell']);
  const locale = useLocale();
  return (
    <Inset spaceX="medium" spaceY="small">
      <Notice role="status" tone="neutral">
        <Stack space="xsmall" align="start">
          <Text size="small" tone="inherit">
            {t('refresh.failed', { time: formatTime(read_at, locale), date: formatDate(read_at, locale) })}
          </Text>
          <Button size="small" variant="soft" onPress={onRetry}>
            {t('shell:retry')}
          </Button>
        </Stack>
      </Notice>
    </Inset>
  );
}
