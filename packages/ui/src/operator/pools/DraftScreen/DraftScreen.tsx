import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen } from '../../../patterns/index.ts';

export interface DraftScreenProps {
  /** `DraftForm` of `@mcy/forms/operator/pools`, once what it offers is known. */
  form: Load<ReactNode>;
  /** A pool that is there already. */
  changes: boolean;
  links: { back: string };
}

/** Operator: what a pool is, before it goes on sale (operator/pools_new, operator/pools_edit). */
export function DraftScreen({ form, changes, links }: DraftScreenProps) {
  const { t } = useTranslation('operator/pools');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t(changes ? 'pool.edit' : 'create')}
      back={links.back}
      layout="narrow"
      load={form}
      shape={{ form: 8 }}
    >
      {(shown) => shown}
    </Screen>
  );
}
