import { ModalMessage } from '@mcy/ui/patterns';
import { ToastProvider, useToast } from '@mcy/ui/primitives';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Announcement, announcements, withdraw } from './announcements.ts';
import { useStore } from './createStore.ts';

/** Shows announcements: toasts at once, modals one after another. */
export function Announcer() {
  const { t } = useTranslation();
  const waiting = useStore(announcements);
  return (
    <ToastProvider label={t('notices')}>
      <Toasts toasts={waiting.filter((announcement) => announcement.kind === 'toast')} />
      <Modal modal={waiting.find((announcement) => announcement.kind === 'modal')} />
    </ToastProvider>
  );
}

function Toasts({ toasts }: { toasts: readonly Extract<Announcement, { kind: 'toast' }>[] }) {
  const showToast = useToast();
  const [next] = toasts;
  const show = useEffectEvent((toast: typeof next) => {
    if (!toast) return;
    showToast({ message: toast.message, tone: toast.tone });
    withdraw(toast);
  });
  useEffect(() => show(next), [next]);
  return null;
}

function Modal({ modal }: { modal: Extract<Announcement, { kind: 'modal' }> | undefined }) {
  const { t } = useTranslation();
  return (
    <ModalMessage
      open={modal !== undefined}
      tone={modal?.title === 'warn' ? 'caution' : 'accent'}
      title={modal ? t(`modal.${modal.title}`) : ''}
      message={modal?.message ?? ''}
      buttonLabel={t('modal.understood')}
      onClose={() => {
        if (modal) withdraw(modal);
      }}
    />
  );
}
