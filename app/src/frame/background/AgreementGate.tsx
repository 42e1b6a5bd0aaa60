import { useAgreements } from '@mcy/api/content/policies/hooks';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { policiesRoutes } from '../../routes/content/policies/routes.ts';
import { useSignOut } from '../../routes/account/entry/useSignOut.ts';
import type { AgreementQuestionProps } from '../../routes/content/policies/AgreementQuestion.tsx';
import { loadAgreementQuestion } from '../../routes/content/policies/loadAgreementQuestion.ts';

/** Where one reads what one is asked to accept. */
const readingPaths: readonly string[] = [
  policiesRoutes.policy('user').split('?')[0] ?? '',
  policiesRoutes.deliveryService(),
];

/** Asks users who have not accepted the user agreement in force to accept it or sign out. */
export function AgreementGate() {
  const { pathname } = useLocation();
  const agreements = useAgreements({});
  const signOut = useSignOut();
  const [Question, setQuestion] = useState<ComponentType<AgreementQuestionProps> | null>(null);
  const agreement = agreements.data?.rows.find(({ type }) => type === 'user');
  const asking = agreement !== undefined && agreement.accepted?.version !== agreement.version;

  useEffect(() => {
    if (asking)
      void loadAgreementQuestion()
        .then((Loaded) => setQuestion(() => Loaded))
        .catch(() => {});
  }, [asking]);

  if (!asking || Question === null || readingPaths.includes(pathname)) return null;
  return (
    <Question
      why="visit"
      type={agreement.type}
      version={agreement.version}
      onAccepted={() => void agreements.refetch()}
      onRefused={agreements.refetch}
      onSignOut={signOut}
    />
  );
}
