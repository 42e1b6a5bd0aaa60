import type { Address } from '@mcy/api/account/addresses/contract';
import { MapPinHouse, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { EmptyState, type Load, LoadView, NavBar, Notice, StickyFooter } from '../../../patterns/index.ts';
import { Button, Grid, Inset, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { AddressCard } from '../AddressCard/AddressCard.tsx';
import { AddressesSkeleton } from './AddressesSkeleton.tsx';

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
  const { t: shell } = useTranslation('shell');
  const loadTexts = useLoadTexts();
  const count = addresses.status === 'loaded' ? addresses.data.length : 0;
  const add = (
    <Button asChild size="large" icon={Plus} width={count > 0 ? 'full' : 'content'}>
      <Link href={links.add}>{t('address.add')}</Link>
    </Button>
  );
  return (
    <>
      <NavBar title={t('address.title')} back={{ label: shell('back'), href: links.mine }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <LoadView {...loadTexts} load={addresses} skeleton={<AddressesSkeleton />}>
          {(rows) =>
            rows.length === 0 ? (
              <Surface space="none">
                <EmptyState
                  icon={MapPinHouse}
                  title={t('address.empty.title')}
                  text={t('address.empty.body')}
                  action={add}
                />
              </Surface>
            ) : (
              <Stack space="medium">
                <Text tone="secondary">{t('address.lead')}</Text>
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
              </Stack>
            )
          }
        </LoadView>
      </Inset>
      {count > 0 && (
        <StickyFooter>
          {count < most ? add : <Notice tone="caution">{t('address.full', { most })}</Notice>}
        </StickyFooter>
      )}
    </>
  );
}
