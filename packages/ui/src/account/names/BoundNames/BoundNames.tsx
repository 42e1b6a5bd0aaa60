import { Mail, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../../patterns/index.ts';
import { Icon } from '../../../primitives/index.ts';

export interface BoundNamesProps {
  /** Masked; null where none is bound. Undefined as long as that is not known. */
  names: { email: string | null; mobile: string | null } | undefined;
  links: { email: string; mobile: string };
}

/** Rows of a list: the names that sign in, each leading to where it is linked or changed. */
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
