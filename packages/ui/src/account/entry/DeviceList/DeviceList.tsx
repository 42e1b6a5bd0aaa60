import type { Device } from '@mcy/api/account/entry/contract';
import { MonitorX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Surface } from '../../../primitives/index.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { EndAfterAsking } from './EndAfterAsking.tsx';

export interface DeviceListProps {
  /** This one first. */
  devices: readonly Device[];
  onEndSession: (session_id: string) => Promise<void>;
  onEndOthers: () => Promise<void>;
}

/** Signed-in devices; each other one can be signed out, alone or all together. */
export function DeviceList({ devices, onEndSession, onEndOthers }: DeviceListProps) {
  const { t } = useTranslation('account/entry');
  const others = devices.filter(({ current }) => !current).length;
  return (
    <Stack space="small">
      <Surface space="none" role="list" aria-label={t('devices.title')}>
        {devices.map((device) => (
          <DeviceRow key={device.session_id} device={device} onEnd={() => onEndSession(device.session_id)} />
        ))}
      </Surface>
      {others > 1 && (
        <EndAfterAsking
          title={t('devices.endOthersConfirm.title')}
          body={t('devices.endOthersConfirm.body', { count: others })}
          onEnd={onEndOthers}
        >
          <Button variant="soft" tone="neutral" icon={MonitorX} width="full">
            {t('devices.endOthers')}
          </Button>
        </EndAfterAsking>
      )}
    </Stack>
  );
}
