import type { Address } from '@mcy/api/account/addresses/contract';
import { MapPinHouse, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, StickyFooter, Screen, ScreenPart } from '../../../patterns/index.ts';
import { Button, Grid, Link, Stack, Text } from '../../../primitives/index.ts';
import { AddressCard } from '../AddressCard/AddressCard.tsx';

export interface AddressesScreenProps {
  /** The default first. */
  addresses: Load<readonly Address[]>;
  /** Most addresses the book can hold. */
  most: number;
  links: {
    mine: string;
    add: string;
    edit: (address_id: string) => string;
    map: (position: { latitude: number; longitude: number }, name: string) => string;
  };
  onMakeDefault: (address_id: string) => Promise<void>;
  onRemove: (address_id: string) => Promise<void>;
}

/** The address book: delivery addresses, one of them the default (user/address/index). */
export function AddressesScreen({ addresses, most, links, onMakeDefault, onRemove }: AddressesScreenProps) {
  const { t } = useTranslation('account/addresses');
  const count = addresses.status === 'loaded' ? addresses.data.length : 0;
  const add = (
    <Button asChild size="large" icon={Plus} width={count > 0 ? 'full' : 'content'}>
      <Link href={links.add}>{t('address.add')}</Link>
    </Button>
  );
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('address.title')}
      back={links.mine}
      layout="full"
      footer={
        count > 0 && (
          <StickyFooter>
            {count < most ? add : <Notice tone="caution">{t('address.full', { most })}</Notice>}
          </StickyFooter>
        )
      }
    >
      <Stack space="medium">
        <Text tone="secondary">{t('address.lead')}</Text>
        <ScreenPart
          load={addresses}
          shape="cards"
          empty={(rows) =>
            rows.length > 0
              ? null
              : { icon: MapPinHouse, title: t('address.empty.title'), text: t('address.empty.body'), action: add }
          }
        >
          {(rows) => (
            <Grid
              columns={{ phone: 1, tablet: 2, desktop: 3 }}
              space="medium"
              role="list"
              aria-label={t('address.title')}
            >
              {rows.map((address) => (
                <AddressCard
                  key={address.address_id}
                  address={address}
                  links={{
                    edit: links.edit(address.address_id),
                    map: address.position && links.map(address.position, address.detail),
                  }}
                  onMakeDefault={() => onMakeDefault(address.address_id)}
                  onRemove={() => onRemove(address.address_id)}
                />
              ))}
            </Grid>
          )}
        </ScreenPart>
      </Stack>
    </Screen>
  );
}
