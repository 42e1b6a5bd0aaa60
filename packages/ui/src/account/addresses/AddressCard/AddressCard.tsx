import type { Address } from '@mcy/api/account/addresses/contract';
import { useTranslation } from 'react-i18next';
import { Badge, Button, Divider, Heading, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { formatPhone } from '../../names/formatPhone.ts';
import { RemoveAddress } from './RemoveAddress.tsx';

export interface AddressCardProps {
  address: Address;
  links: {
    edit: string;
    /** Where its pin is shown; null without one. */
    map: string | null;
  };
  onMakeDefault: () => Promise<void>;
  onRemove: () => Promise<void>;
}

/** One address with its actions. */
export function AddressCard({ address, links, onMakeDefault, onRemove }: AddressCardProps) {
  const { t } = useTranslation('account/addresses');
  const { consignee, phone, detail, ward_name, province_name, is_default } = address;
  return (
    <Surface role="listitem" selected={is_default}>
      <Stack space="small">
        <Stack space="xxsmall">
          <Inline space="xsmall" align="between">
            <Heading level={2} size="small">
              {consignee}
            </Heading>
            {is_default && (
              <Badge size="small" tone="accent">
                {t('address.default')}
              </Badge>
            )}
          </Inline>
          <Text tabular tone="secondary">
            {formatPhone(phone)}
          </Text>
        </Stack>
        <Stack space="none">
          <Text>{detail}</Text>
          <Text tone="secondary" lang="vi">
            {`${ward_name}, ${province_name}`}
          </Text>
        </Stack>
        <Divider />
        <Inline space="xsmall">
          {!is_default && (
            <Button
              size="small"
              variant="soft"
              aria-label={t('address.makeDefaultNamed', { consignee })}
              onPress={onMakeDefault}
            >
              {t('address.makeDefault')}
            </Button>
          )}
          <Button asChild size="small" variant="soft" tone="neutral">
            <Link href={links.edit} aria-label={t('address.editNamed', { consignee })}>
              {t('address.edit')}
            </Link>
          </Button>
          {links.map !== null && (
            <Button asChild size="small" variant="soft" tone="neutral">
              <Link href={links.map} aria-label={t('address.openMapNamed', { consignee })}>
                {t('address.openMap')}
              </Link>
            </Button>
          )}
          <RemoveAddress address={address} onRemove={onRemove} />
        </Inline>
      </Stack>
    </Surface>
  );
}
