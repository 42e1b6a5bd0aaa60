import type { AccountNames } from '@mcy/api/account/names/contract';
import { Mail, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../../patterns/index.ts';
import { Icon } from '../../../primitives/index.ts';

export interface BoundNamesProps {
  /** Masked; null where none is bound. Undefined as long as that is not known. */
  names: AccountNames | undefined;
  links: { email: string; mobile: string };
}

/** List rows with the sign-in names, each linking to where it is bound or changed. */
export function BoundNames({ names, links }: BoundNamesProps) {
  const { t } = useTranslation('account/names');
  const email = names?.email;
  const mobile = names?.mobile;
  const shown = (name: string | null | undefined, none: string) => (name === undefined ? undefined : (name ?? none));
  return (
    <>
      <ListRow
        leading={<Icon icon={Mail} />}
        title={email ? t('bindName.email.change') : t('bindName.email.bind')}
        description={shown(email, t('bindName.email.none'))}
        href={links.email}
      />
      <ListRow
        leading={<Icon icon={Smartphone} />}
        title={mobile ? t('bindName.mobile.change') : t('bindName.mobile.bind')}
        description={shown(mobile, t('bindName.mobile.none'))}
        href={links.mobile}
      />
    </>
  );
}
