import type { Address } from '@mcy/api/account/addresses/contract';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Link, RadioGroup, Sheet, Stack } from '../../../primitives/index.ts';

export interface AddressSheetProps {
  /** The button that opens it. */
  children: ReactNode;
  addresses: readonly Pick<Address, 'address_id' | 'consignee' | 'phone' | 'detail' | 'ward_name' | 'province_name'>[];
  /** Null while none is chosen. */
  chosen: string | null;
  /** The sheet waits for it, and closes afterwards. */
  onChoose: (address_id: string) => void | Promise<void>;
  /** Where an address is added. */
  addHref: string;
}

/** Chooses one of the player's addresses, or leads to where one is added. */
export function AddressSheet({ children, addresses, chosen, onChoose, addHref }: AddressSheetProps) {
  const { t } = useTranslation(['collection/parcels', 'shell']);
  const [open, setOpen] = useState(false);
  return (
    <Sheet.Root open={open} onOpenChange={setOpen}>
      <Sheet.Trigger>{children}</Sheet.Trigger>
      <Sheet.Content closeLabel={t('shell:close')}>
        <Sheet.Title>{t('send.chooseAddress')}</Sheet.Title>
        <Stack>
          <RadioGroup
            label={t('send.chooseAddress')}
            labelHidden
            variant="card"
            value={chosen}
            onValueChange={async (address_id) => {
              await onChoose(address_id);
              setOpen(false);
            }}
            options={addresses.map(({ address_id, consignee, phone, detail, ward_name, province_name }) => ({
              value: address_id,
              label: `${consignee} · ${phone}`,
              description: `${detail}, ${ward_name}, ${province_name}`,
            }))}
          />
          <Button asChild variant="soft" width="full">
            <Link href={addHref}>{t('send.addAddress')}</Link>
          </Button>
        </Stack>
      </Sheet.Content>
    </Sheet.Root>
  );
}
