import { readPushKey } from '@mcy/api/account/notices/contract';
import { usePushKey, useSubscribePush, useUnsubscribePush } from '@mcy/api/account/notices/hooks';
import { refusalOf } from '@mcy/api/client';
import type { DeviceNotificationState, DeviceNotificationsProps } from '@mcy/ui/account/notices';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../platform/announcements.ts';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import * as browser from './pushSubscription.ts';

/** Tells whether this device gets notifications, with the switch for it. The browser asks for permission only when it is pressed. */
export function useDeviceNotifications(): DeviceNotificationsProps {
  const { t } = useTranslation('account/notices');
  const messageOf = useFailureMessage();
  const supported = browser.isSupported();
  const key = usePushKey({}, { enabled: supported });
  const subscribe = useSubscribePush({ suppressed: true });
  const unsubscribe = useUnsubscribePush({ suppressed: true });
  const [denied, setDenied] = useState(() => supported && Notification.permission === 'denied');
  // Undefined until the browser has said it.
  const [endpoint, setEndpoint] = useState<string | null>();

  useEffect(() => {
    if (supported) void browser.readEndpoint().then(setEndpoint, () => setEndpoint(null));
  }, [supported]);

  async function switchOn(public_key: string): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') {
      setDenied(Notification.permission === 'denied');
      return;
    }
    const subscription = await browser.subscribe(public_key);
    await subscribe.mutateAsync(subscription);
    setEndpoint(subscription.endpoint);
    announce({ kind: 'toast', tone: 'positive', message: t('push.on') });
  }

  async function switchOff(): Promise<void> {
    await unsubscribe.mutateAsync({});
    await browser.unsubscribe();
    setEndpoint(null);
    announce({ kind: 'toast', tone: 'positive', message: t('push.off') });
  }

  function stateNow(): DeviceNotificationState {
    if (!supported) return 'unsupported';
    if (denied) return 'denied';
    if (refusalOf(readPushKey, key.error) === 'push_unavailable') return 'unavailable';
    if (!key.data || endpoint === undefined) return 'loading';
    // What another user of this device switched on is not this one's.
    return endpoint !== null && endpoint === key.data.endpoint ? 'on' : 'off';
  }

  return {
    state: stateNow(),
    onSwitch: async (on) => {
      try {
        await (on ? switchOn(key.data?.public_key ?? '') : switchOff());
      } catch (error) {
        // A browser's own words are no person's.
        const message = error instanceof DOMException ? t('push.failed') : messageOf(error);
        announce({ kind: 'toast', tone: 'critical', message });
      }
    },
  };
}
