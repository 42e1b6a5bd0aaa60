import type { Device } from '@mcy/api/account/entry/contract';
import { Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, useLocale, useRelativeTimeTexts } from '../../../i18n/index.ts';
import { ListRow, RelativeTime } from '../../../patterns/index.ts';
import { Badge, Button, Icon } from '../../../primitives/index.ts';
import { EndAfterAsking } from './EndAfterAsking.tsx';

interface DeviceRowProps {
  device: Device;
  onEnd: () => Promise<void>;
}

const icons = { phone: Smartphone, tablet: Tablet, computer: Monitor, unknown: MonitorSmartphone } as const;

/** One device: what it is, when it signed in, and when it was last active. */
export function DeviceRow({ device, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('account/entry');
  const locale = useLocale();
  const times = useRelativeTimeTexts();
  const name = useDeviceName(device);
  return (
    <ListRow
      role="listitem"
      leading={<Icon icon={icons[device.device]} />}
      title={name}
      description={
        <>
          {!device.current && (
            <>
              <RelativeTime at={device.last_used_at} texts={times} />
              {' · '}
            </>
          )}
          {t('devices.since', { date: formatDate(device.opened_at, locale) })}
        </>
      }
      trailing={
        device.current ? (
          <Badge size="small" tone="positive">
            {t('devices.current')}
          </Badge>
        ) : (
          <EndAfterAsking
            title={t('devices.endConfirm.title', { name })}
            body={t('devices.endConfirm.body')}
            onEnd={onEnd}
          >
            <Button size="small" variant="soft" tone="neutral" aria-label={t('devices.endNamed', { name })}>
              {t('devices.end')}
            </Button>
          </EndAfterAsking>
        )
      }
    />
  );
}

/** "Chrome trên Windows", or as much as is known. */
function useDeviceName({ browser, system }: Device): string {
  const { t } = useTranslation('account/entry');
  if (browser !== null && system !== null) return t('devices.name', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}
