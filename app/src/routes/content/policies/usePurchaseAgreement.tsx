import { refusalOf } from '@mcy/api/client';
import type { AgreementType } from '@mcy/api/content/policies/contract';
import { useAgreements } from '@mcy/api/content/policies/hooks';
import { agreementRefusals } from '@mcy/api/contract';
import { formatMoney } from '@mcy/ui/i18n';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useIsHere } from '../../../platform/useIsHere.ts';
import type { AgreementQuestionProps } from './AgreementQuestion.tsx';
import { loadAgreementQuestion } from './loadAgreementQuestion.ts';

interface Asked {
  type: AgreementType;
  amount: string | undefined;
  Question: ComponentType<AgreementQuestionProps>;
  answer: (accepted: boolean) => void;
}

export interface PurchaseAgreement {
  /**
   * Resolves with true once both agreements are accepted and a payment may start; asks for missing ones. False when the
   * user has left the page. `amount` is in coins; when shown, accepting also pays. `lastFailure` is the outcome of the
   * previous payment: after `agreement_required` it always asks.
   */
  ensure: (amount: number, lastFailure: unknown) => Promise<boolean>;
  /** The question while it is open; render it anywhere on the page. */
  question: ReactNode;
}

/** The agreements required before a payment (spec §5). The server decides; this asks before it has to refuse. */
export function usePurchaseAgreement(): PurchaseAgreement {
  const agreements = useAgreements({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const isHere = useIsHere();
  // The version is read when shown: a newer one replaces the one that was asked for.
  const version = agreements.data?.rows.find(({ type }) => type === asked?.type)?.version;

  // Leaving the page means no.
  useEffect(() => () => asked?.answer(false), [asked]);

  /** Agreements still to be accepted; empty while unreadable, because the server checks anyway. */
  async function readMissing() {
    const { data } = await agreements.refetch();
    return missingOf(data);
  }

  async function ask(missing: Awaited<ReturnType<typeof readMissing>>, amount: number): Promise<boolean> {
    for (const [place, { type }] of missing.entries()) {
      const Question = await loadAgreementQuestion();
      if (!isHere()) return false;
      const isLast = place === missing.length - 1;
      const accepted = await new Promise<boolean>((answer) => {
        setAsked({ type, amount: isLast ? formatMoney(amount) : undefined, Question, answer });
      });
      setAsked(null);
      if (!accepted) return false;
    }
    return isHere();
  }

  async function ensure(amount: number, lastFailure: unknown): Promise<boolean> {
    const known = agreements.data !== undefined && missingOf(agreements.data).length === 0;
    return (known && !asksForAgreement(lastFailure)) || ask(await readMissing(), amount);
  }

  return {
    ensure,
    question: asked && version !== undefined && (
      <asked.Question
        key={asked.type}
        why="pay"
        type={asked.type}
        version={version}
        amount={asked.amount}
        onAccepted={() => asked.answer(true)}
        onRefused={agreements.refetch}
        onClose={() => asked.answer(false)}
      />
    ),
  };
}

/** Returns true when a payment was refused because an agreement, or its new version, is not accepted. */
function asksForAgreement(error: unknown): boolean {
  return refusalOf({ refuses: agreementRefusals }, error) === 'agreement_required';
}

type Agreements = NonNullable<ReturnType<typeof useAgreements>['data']>;

function missingOf(agreements: Agreements | undefined): Agreements['rows'] {
  return agreements?.rows.filter(({ version, accepted }) => accepted?.version !== version) ?? [];
}
