import type { Address } from '@mcy/api/account/addresses/contract';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../patterns/index.ts';
import { Button } from '../../../primitives/index.ts';
import { lineOfAddress } from '../lineOfAddress.ts';

interface RemoveAddressProps {
  address: Address;
  onRemove: () => Promise<void>;
}

/** Deletes an address after asking once, with the address visible. */
export function RemoveAddress({ address, onRemove }: RemoveAddressProps) {
  const { t } = useTranslation('account/addresses');
  const { t: shell } = useTranslation('shell');
  const { consignee } = address;
  return (
    <Confirm
      title={t('address.removeConfirm.title')}
      body={t('address.removeConfirm.body', { consignee, place: lineOfAddress(address) })}
      texts={{ confirm: t('address.remove'), keep: shell('cancel'), close: shell('close') }}
      onConfirm={onRemove}
    >
      <Button size="small" variant="ghost" tone="critical" aria-label={t('address.removeNamed', { consignee })}>
        {t('address.remove')}
      </Button>
    </Confirm>
  );
}
