import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, useLocale } from '../../../i18n/index.ts';
import { Notice } from '../../../patterns/index.ts';
import { Inset, Stack, Text } from '../../../primitives/index.ts';

export interface OfflineNoticeProps {
  /** When the page's data was loaded; null when there is none. */
  read_at: string | null;
}

/** Shown above a page while offline: how old its data is, and what is unavailable. */
export function OfflineNotice({ read_at }: OfflineNoticeProps) {
  const { t } = useTranslation('system/frame');
  const locale = useLocale();
  return (
    <Inset spaceX="medium" spaceY="small">
      <Notice role="status" tone="caution">
        <Stack space="xxsmall">
          <Text weight="bold" size="small" tone="inherit">
            {t('offline.title')}
          </Text>
          <Text size="small" tone="inherit">
            {read_at !== null &&
              `${t('offline.readAt', { time: formatTime(read_at, locale), date: formatDate(read_at, locale) })} `}
            {t('offline.text')}
          </Text>
        </Stack>
      </Notice>
    </Inset>
  );
}
