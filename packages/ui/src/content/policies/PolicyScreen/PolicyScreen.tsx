import type { Policy } from '@mcy/api/content/policies/contract';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, NavBar } from '../../../patterns/index.ts';
import { Inset } from '../../../primitives/index.ts';
import { PolicyArticle, type PolicyArticleProps } from './PolicyArticle.tsx';
import { PolicySkeleton } from './PolicySkeleton.tsx';

export interface PolicyScreenProps extends Omit<PolicyArticleProps, 'policy'> {
  load: Load<Policy>;
  onGoBack: () => void;
}

/** A version of a policy, an agreement or the delivery page (common/Policy, common/about_delivery_service). */
export function PolicyScreen({ load, onGoBack, ...article }: PolicyScreenProps) {
  const { t } = useTranslation('content/policies');
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <NavBar title={t('title')} back={{ label: shell('back'), onGoBack }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <LoadView {...useLoadTexts()} load={load} skeleton={<PolicySkeleton />}>
          {(policy) => <PolicyArticle {...article} policy={policy} />}
        </LoadView>
      </Inset>
    </>
  );
}
