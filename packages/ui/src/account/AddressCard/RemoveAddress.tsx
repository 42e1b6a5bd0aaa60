import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../primitives/index.ts';
import { type Address, lineOfAddress } from '../Address.ts';

interface RemoveAddressProps {
  address: Address;
  onRemove: () => Promise<void>;
}

/** Deletes an address after asking once, with the address in sight. */
export function RemoveAddress({ address, onRemove }: RemoveAddressProps) {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const { consignee } = address;

  async function remove() {
    await onRemove();
    setOpen(false);
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button size="small" variant="ghost" tone="critical" aria-label={t('address.removeNamed', { consignee })}>
          {t('address.remove')}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content closeLabel={shell('close')}>
        <Dialog.Title>{t('address.removeConfirm.title')}</Dialog.Title>
        <Dialog.Description>
          {t('address.removeConfirm.body', { consignee, place: lineOfAddress(address) })}
        </Dialog.Description>
        <Dialog.Actions>
          <Dialog.Close>
            <Button variant="soft" tone="neutral">
              {shell('cancel')}
            </Button>
          </Dialog.Close>
          <Button tone="critical" onPress={remove}>
            {t('address.remove')}
          </Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  );
}
