import { useAcceptAgreement, usePolicy } from '@mcy/api/content/policies/hooks';
import type { AgreementType } from '@mcy/api/content/policies/contract';
import { AgreementSheet } from '@mcy/ui/content/policies';
import { policiesRoutes } from './routes.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import { useLoad } from '../../../platform/useLoad.ts';

export type AgreementQuestionProps = {
  type: AgreementType;
  version: number;
  onAccepted: () => void;
  /** Storing failed: the version may be outdated. */
  onRefused: () => void;
} & (
  | { why: 'visit'; onSignOut: () => Promise<void> }
  | {
      why: 'pay';
      /** The payment this acceptance starts, formatted. */ amount?: string | undefined;
      onClose: () => void;
    }
);

/** Asks a user to accept an agreement, and stores the answer. */
export function AgreementQuestion({ type, version, onAccepted, onRefused, ...ways }: AgreementQuestionProps) {
  const load = useLoad({ policy: usePolicy({ type, version }) });
  const accept = useAcceptAgreement({ suppressed: true });
  const messageOf = useFailureMessage();

  async function store() {
    const stored = await accept.mutateAsync({ type, version }).catch(() => null);
    if (stored) onAccepted();
    else onRefused();
  }

  return (
    <AgreementSheet
      {...ways}
      agreement={type}
      load={mapLoad(load, ({ policy }) => policy)}
      open
      links={{ page: policiesRoutes.policy(type, version) }}
      refusal={accept.error ? messageOf(accept.error) : undefined}
      onAccept={store}
    />
  );
}
