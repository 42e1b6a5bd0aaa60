import { ApiError } from '@mcy/api/client';
import type { AgreementType } from '@mcy/api/content/contract';
import { useAgreements } from '@mcy/api/content/hooks';
import { formatMoney } from '@mcy/ui/i18n';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { AgreementQuestionProps } from './AgreementQuestion.tsx';
import { loadAgreementQuestion } from './loadAgreementQuestion.ts';

interface Asked {
  type: AgreementType;
  version: number;
  amount: string | undefined;
  Question: ComponentType<AgreementQuestionProps>;
  answer: (accepted: boolean) => void;
}

export interface PurchaseAgreement {
  /**
   * Whether both agreements are accepted; asks where they are not. `amount` is in coins: accepting with it shown is the
   * press that pays. `reread`: the server said that another version has come.
   */
  ensure: (amount: number, reread?: boolean) => Promise<boolean>;
  /**
   * Makes a payment once both agreements are accepted, which is asked for where they are not; null where the person says no.
   * Accepting with `amount` shown is the press that pays.
   */
  pay: <Answer>(payment: () => Promise<Answer>, amount: number) => Promise<Answer | null>;
  /** The question, while it is asked: somewhere on the page. */
  question: ReactNode;
}

/** The agreements that come before a payment (spec §5). The server has the last word; this asks before it has to refuse. */
export function usePurchaseAgreement(): PurchaseAgreement {
  const agreements = useAgreements({});
  const [asked, setAsked] = useState<Asked | null>(null);

  /** What is still to be accepted; nothing as long as that cannot be read, for the server says so. */
  async function readMissing() {
    const { data } = await agreements.refetch();
    return missingOf(data);
  }

  async function ask(missing: Awaited<ReturnType<typeof readMissing>>, amount: number): Promise<boolean> {
    for (const [place, { type, version }] of missing.entries()) {
      const Question = await loadAgreementQuestion();
      const isLast = place === missing.length - 1;
      const accepted = await new Promise<boolean>((answer) => {
        setAsked({ type, version, amount: isLast ? formatMoney(amount) : undefined, Question, answer });
      });
      setAsked(null);
      if (!accepted) return false;
    }
    return true;
  }

  async function ensure(amount: number, reread = false): Promise<boolean> {
    const known = agreements.data !== undefined && missingOf(agreements.data).length === 0;
    return (known && !reread) || ask(await readMissing(), amount);
  }

  async function pay<Answer>(payment: () => Promise<Answer>, amount: number): Promise<Answer | null> {
    if (!(await ensure(amount))) return null;
    try {
      return await payment();
    } catch (error) {
      if (!asksForAgreement(error)) throw error;
      const missing = await readMissing();
      if (missing.length === 0) throw error;
      return (await ask(missing, amount)) ? payment() : null;
    }
  }

  return {
    ensure,
    pay,
    question: asked && (
      <asked.Question
        key={`${asked.type} ${asked.version}`}
        why="pay"
        type={asked.type}
        version={asked.version}
        amount={asked.amount}
        onAccepted={() => asked.answer(true)}
        onRefused={() => void agreements.refetch()}
        onClose={() => asked.answer(false)}
      />
    ),
  };
}

/** Whether a payment was refused because an agreement, or its new version, is not accepted. */
export function asksForAgreement(error: unknown): boolean {
  return error instanceof ApiError && error.error === 'agreement_required';
}

type Agreements = NonNullable<ReturnType<typeof useAgreements>['data']>;

function missingOf(agreements: Agreements | undefined): Agreements['rows'] {
  return agreements?.rows.filter(({ version, accepted }) => accepted?.version !== version) ?? [];
}
