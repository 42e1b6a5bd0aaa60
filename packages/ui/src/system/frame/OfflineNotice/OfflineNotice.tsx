import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, useLocale } from '../../../i18n/index.ts';
import { Notice } from '../../../patterns/index.ts';
import { Inset, Stack, Text } from '../../../primitives/index.ts';

export interface OfflineNoticeProps {
  /** When what the page shows was read; null where it shows nothing that was. */
  read_at: string | null;
}

/** Stands above a page without a connection: how old what it shows is, and what cannot be done meanwhile. */
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
