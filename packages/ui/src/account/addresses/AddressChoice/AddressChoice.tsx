import type { Address } from '@mcy/api/account/addresses/contract';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Load, ScreenPart } from '../../../patterns/index.ts';
import { Button, Icon, Inline, Link, RadioGroup, Sheet, Stack, Surface, Text } from '../../../primitives/index.ts';
import { formatPhone } from '../../names/formatPhone.ts';
import { lineOfAddress } from '../lineOfAddress.ts';

export interface AddressChoiceProps {
  addresses: Load<readonly Address[]>;
  /** Null without any. */
  chosen: string | null;
  onChoose: (address_id: string) => void;
  /** Where an address is added. */
  addHref: string;
}

/** Where an order goes: the chosen address, a sheet with the others, and the way to a new one. Within a `Screen`. */
export function AddressChoice({ addresses, chosen, onChoose, addHref }: AddressChoiceProps) {
  const { t } = useTranslation('account/addresses');
  return (
    <ScreenPart load={addresses} shape="rows">
      {(rows) => {
        const address = rows.find(({ address_id }) => address_id === chosen);
        if (!address) {
          return (
            <Surface variant="outlined">
              <Stack space="small">
                <Text>{t('choice.none')}</Text>
                <Button asChild width="full">
                  <Link href={addHref}>{t('address.add')}</Link>
                </Button>
              </Stack>
            </Surface>
          );
        }
        return (
          <Surface>
            <Stack space="small" align="start">
              <Inline space="small" wrap={false}>
                <Icon icon={MapPin} tone="accent" />
                <Stack space="xxsmall">
                  <Text weight="medium">{address.consignee}</Text>
                  <Text size="small" tone="secondary" tabular>
                    {formatPhone(address.phone)}
                  </Text>
                  <Text size="small" lang="vi">
                    {lineOfAddress(address)}
                  </Text>
                </Stack>
              </Inline>
              <ChooseAddress rows={rows} chosen={chosen} onChoose={onChoose} addHref={addHref} />
            </Stack>
          </Surface>
        );
      }}
    </ScreenPart>
  );
}

export type ChooseAddressProps = Omit<AddressChoiceProps, 'addresses'> & { rows: readonly Address[] };

/** A button that opens a sheet with the addresses to choose from. */
export function ChooseAddress({ rows, chosen, onChoose, addHref }: ChooseAddressProps) {
  const { t } = useTranslation(['account/addresses', 'shell']);
  const [open, setOpen] = useState(false);
  return (
    <Sheet.Root open={open} onOpenChange={setOpen}>
      <Sheet.Trigger>
        <Button size="small" variant="soft" tone="neutral">
          {t('choice.change')}
        </Button>
      </Sheet.Trigger>
      <Sheet.Content closeLabel={t('shell:close')}>
        <Sheet.Title>{t('choice.title')}</Sheet.Title>
        <Stack>
          <RadioGroup
            label={t('choice.title')}
            labelHidden
            variant="card"
            value={chosen}
            onValueChange={(address_id) => {
              onChoose(address_id);
              setOpen(false);
            }}
            options={rows.map((row) => ({
              value: row.address_id,
              label: `${row.consignee} · ${formatPhone(row.phone)}`,
              description: lineOfAddress(row),
            }))}
          />
          <Button asChild variant="soft" width="full">
            <Link href={addHref}>{t('address.add')}</Link>
          </Button>
        </Stack>
      </Sheet.Content>
    </Sheet.Root>
  );
}
