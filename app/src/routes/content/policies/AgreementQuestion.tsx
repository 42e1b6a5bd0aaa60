import { useAcceptAgreement, usePolicy } from '@mcy/api/content/policies/hooks';
import type { AgreementType } from '@mcy/api/content/policies/contract';
import { AgreementSheet } from '@mcy/ui/content/policies';
import { policiesRoutes } from './routes.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import { useLoad } from '../../../platform/useLoad.ts';

export type AgreementQuestionProps = {
  type: AgreementType;
  version: number;
  onAccepted: () => void;
  /** Storing failed: the version may be outdated. */
  onRefused: () => Promise<unknown>;
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
  const store = useAction(accept, { onDone: onAccepted, onRefused });
  const messageOf = useFailureMessage();

  return (
    <AgreementSheet
      {...ways}
      agreement={type}
      load={mapLoad(load, ({ policy }) => policy)}
      open
      links={{ page: policiesRoutes.policy(type, version) }}
      refusal={accept.error ? messageOf(accept.error) : undefined}
      onAccept={() => store({ type, version })}
    />
  );
}
