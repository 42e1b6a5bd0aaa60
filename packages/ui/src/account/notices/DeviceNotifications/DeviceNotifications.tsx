import { useTranslation } from 'react-i18next';
import { Notice, PageSection } from '../../../patterns/index.ts';
import { Stack, Surface, Switch } from '../../../primitives/index.ts';

/**
 * State of notifications on this device: `denied` by the browser's setting, `unsupported` by the browser, `unavailable`
 * in this shop.
 */
export type DeviceNotificationState = 'loading' | 'on' | 'off' | 'denied' | 'unsupported' | 'unavailable';

export interface DeviceNotificationsProps {
  state: DeviceNotificationState;
  /** Its promise keeps the switch loading, also while the browser asks. */
  onSwitch: (on: boolean) => Promise<void>;
}

/** Switches notifications on this device, which arrive even while the shop is closed. */
export function DeviceNotifications({ state, onSwitch }: DeviceNotificationsProps) {
  const { t } = useTranslation('account/notices');
  const hindered = state === 'denied' || state === 'unsupported' || state === 'unavailable';
  return (
    <PageSection title={t('push.title')}>
      <Surface>
        <Stack space="small">
          <Switch
            label={t('push.label')}
            description={t('push.text')}
            checked={state === 'on'}
            disabled={hindered || state === 'loading'}
            onCheckedChange={onSwitch}
          />
          {hindered && (
            <Notice role="status" tone={state === 'denied' ? 'caution' : 'neutral'}>
              {t(`push.${state}`)}
            </Notice>
          )}
        </Stack>
      </Surface>
    </PageSection>
  );
}
