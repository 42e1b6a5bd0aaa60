import { useTranslation } from 'react-i18next';
import { Confirm, type ConfirmProps } from '../../../patterns/index.ts';

interface EndAfterAskingProps extends Pick<ConfirmProps, 'title' | 'body' | 'children'> {
  onEnd: () => Promise<void>;
}

/** Signs one or more devices out after asking once. */
export function EndAfterAsking({ onEnd, ...asked }: EndAfterAskingProps) {
  const { t } = useTranslation('account/entry');
  const { t: shell } = useTranslation('shell');
  const texts = { confirm: t('devices.end'), keep: shell('cancel'), close: shell('close') };
  return <Confirm {...asked} texts={texts} onConfirm={onEnd} />;
}
