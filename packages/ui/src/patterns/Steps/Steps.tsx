import { Check, X } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../primitives/RootProps.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stateOfStep, type StepState } from './stateOfStep.ts';
import * as styles from './Steps.css.ts';

export interface Step {
  id: string;
  /** Two or three words. */
  title: string;
  description?: string | undefined;
}

export interface StepsProps extends RootProps {
  /** Label of the process: "Seller registration". */
  label: string;
  /** Two to six. */
  steps: readonly Step[];
  /** Id of the current step; `null` once all are done. */
  current: string | null;
  /** True when the current step failed. */
  failed?: boolean;
  /** Each state in a word, for screen readers. */
  texts: Record<StepState, string>;
}

/**
 * Progress of a process: side by side when there is room, otherwise stacked. For past events with times see Timeline.
 */
export function Steps({ label, steps, current, failed = false, texts, ...rest }: StepsProps) {
  const place = current === null ? steps.length : steps.findIndex((step) => step.id === current);
  return (
    <div {...rest} className={styles.root}>
      <ol aria-label={label} className={styles.list}>
        {steps.map((step, index) => {
          const state = stateOfStep(index, place, failed);
          return (
            <li
              key={step.id}
              aria-current={index === place ? 'step' : undefined}
              className={styles.step}
              data-state={state}
            >
              <span aria-hidden="true" className={styles.mark} data-state={state}>
                <Mark state={state} number={index + 1} />
              </span>
              <div className={styles.words}>
                <Text
                  size="small"
                  weight={index === place ? 'bold' : 'medium'}
                  tone={state === 'failed' ? 'critical' : state === 'coming' ? 'muted' : 'primary'}
                >
                  <VisuallyHidden>{texts[state]}: </VisuallyHidden>
                  {step.title}
                </Text>
                {step.description !== undefined && (
                  <Text size="xsmall" tone="muted">
                    {step.description}
                  </Text>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Icon icon={Check} size="small" />;
  if (state === 'failed') return <Icon icon={X} size="small" />;
  return number;
}
