import { PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, Screen } from '../../../patterns/index.ts';
import { Surface } from '../../../primitives/index.ts';

export interface ClaimScreenProps<Toy> {
  /** Toys of the parcel that can be reported. */
  toys: Load<readonly Toy[]>;
  /** `ClaimForm` of `@mcy/forms/collection`. */
  form: (toys: readonly Toy[]) => ReactNode;
  links: { parcel: string };
}

/** Reports toys of a parcel as damaged or missing (bag/claim). */
export function ClaimScreen<Toy>({ toys, form, links }: ClaimScreenProps<Toy>) {
  const { t } = useTranslation('collection/claims');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('claim.title')}
      back={links.parcel}
      layout="halves"
      load={toys}
      shape={[{ form: 4 }, 'text']}
      empty={(left) =>
        left.length === 0
          ? {
              icon: PackageCheck,
              title: t('claim.nothingLeft.title'),
              text: t('claim.nothingLeft.body'),
              next: { label: t('claim.nothingLeft.action'), href: links.parcel },
            }
          : null
      }
    >
      {(left) => (
        <>
          <Surface space={{ phone: 'medium', tablet: 'large' }}>{form(left)}</Surface>
          <Notice tone="accent">{t('claim.notes')}</Notice>
        </>
      )}
    </Screen>
  );
}
