import type { Policy } from '@mcy/api/content/policies/contract';
import { useTranslation } from 'react-i18next';
import { useLoadTexts, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, Screen } from '../../../patterns/index.ts';
import { PolicyArticle, type PolicyArticleProps } from './PolicyArticle.tsx';
import { PolicySkeleton } from './PolicySkeleton.tsx';

export interface PolicyScreenProps extends Omit<PolicyArticleProps, 'policy'> {
  load: Load<Policy>;
  /** What the browser calls the page: which document it is. */
  pageTitle?: string;
  onGoBack: () => void;
}

/** A version of a policy, an agreement or the delivery page (common/Policy, common/about_delivery_service). */
export function PolicyScreen({ load, pageTitle, onGoBack, ...article }: PolicyScreenProps) {
  const { t } = useTranslation('content/policies');
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={onGoBack} pageTitle={pageTitle} layout="full">
      <LoadView {...useLoadTexts()} load={load} skeleton={<PolicySkeleton />}>
        {(policy) => <PolicyArticle {...article} policy={policy} />}
      </LoadView>
    </Screen>
  );
}
