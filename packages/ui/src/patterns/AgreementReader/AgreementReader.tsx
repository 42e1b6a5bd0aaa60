import { useId, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import * as Sheet from '../../primitives/Sheet/Sheet.parts.ts';
import { Surface } from '../../primitives/Surface/Surface.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Prose, type ProseProps } from '../Prose/Prose.tsx';
import * as styles from './AgreementReader.css.ts';
import { useReadProgress } from './useReadProgress.ts';

export interface AgreementSection {
  id: string;
  heading: string;
  paragraphs: ProseProps['paragraphs'];
}

export interface AgreementReaderTexts {
  /** Date of the last change: "Last changed on 1 October 2026". */
  changed: string;
  /** Label of the reading progress bar. */
  progress: string;
  accept: string;
  /** Why it cannot be accepted yet, when reading is required: "Scroll to the end to accept". */
  readFirst?: string;
  /** Announced at the end, when reading is required: "You have read to the end". */
  readAll?: string;
}

interface AgreementReaderBase {
  title: string;
  /** Before the first section. */
  lead?: ProseProps['paragraphs'];
  sections: readonly AgreementSection[];
  /** Date of the last change, ISO 8601. */
  changedOn: string;
  texts: AgreementReaderTexts;
}

type Acceptance =
  | {
      /** Its promise keeps the button loading. */
      onAccept: () => void | Promise<void>;
      /** Enables accepting only after the end was reached. */
      mustRead?: boolean;
      /** A checkbox before the button; `error` is shown when it is not ticked. */
      tick?: { label: string; error: string };
    }
  | { /** Only to read. */ onAccept?: never; mustRead?: never; tick?: never };

type Presentation =
  | {
      /** `part` is for a dialog that already has its title. */
      presentation?: 'page' | 'part';
      open?: never;
      onOpenChange?: never;
      closeLabel?: never;
    }
  | { presentation: 'sheet'; open: boolean; onOpenChange: (open: boolean) => void; closeLabel: string };

export type AgreementReaderProps = AgreementReaderBase & Acceptance & Presentation;

/** The whole text of an agreement to read and optionally accept: in the page or in a sheet. */
export function AgreementReader(props: AgreementReaderProps) {
  if (props.presentation === 'part') {
    return (
      <div className={styles.panel}>
        <Reader {...props} />
      </div>
    );
  }
  if (props.presentation !== 'sheet') {
    return (
      <Surface>
        <div className={styles.panel}>
          <Heading level={2}>{props.title}</Heading>
          <Reader {...props} />
        </div>
      </Surface>
    );
  }
  return (
    <Sheet.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Sheet.Content closeLabel={props.closeLabel}>
        <Sheet.Title>{props.title}</Sheet.Title>
        <Reader {...props} />
      </Sheet.Content>
    </Sheet.Root>
  );
}

function Reader({
  title,
  lead = [],
  sections,
  changedOn,
  texts,
  onAccept,
  mustRead = false,
  tick,
  presentation = 'page',
}: AgreementReaderBase & Acceptance & { presentation?: 'page' | 'part' | 'sheet' }) {
  const area = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLButtonElement>(null);
  const [ticked, setTicked] = useState(false);
  const [missed, setMissed] = useState(false);
  const hintId = useId();
  const { share, read } = useReadProgress(area);
  const waiting = mustRead && !read;

  function accept() {
    if (tick === undefined || ticked) return onAccept?.();
    setMissed(true);
    box.current?.focus();
    return undefined;
  }

  return (
    <>
      <div className={styles.state}>
        <Text size="small" tone="muted">
          <time dateTime={changedOn}>{texts.changed}</time>
        </Text>
        <Progress label={texts.progress} value={Math.round(share * 100)} size="small" />
      </div>
      {/* The keyboard can only scroll what is focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={area} role="region" aria-label={title} tabIndex={0} className={styles.area({ presentation })}>
        <div className={styles.words}>
          {lead.length > 0 && <Prose paragraphs={lead} />}
          {sections.map((section) => (
            <section key={section.id} className={styles.section}>
              <Heading level={3} size="standard">
                {section.heading}
              </Heading>
              <Prose paragraphs={section.paragraphs} />
            </section>
          ))}
        </div>
      </div>
      {onAccept !== undefined && (
        <div className={styles.actions}>
          {tick !== undefined && (
            <Checkbox
              ref={box}
              label={tick.label}
              checked={ticked}
              onCheckedChange={setTicked}
              error={missed && !ticked ? tick.error : undefined}
            />
          )}
          {mustRead && (
            <div id={hintId} className={styles.hint}>
              {waiting && (
                <Text size="small" tone="muted" align="center">
                  {texts.readFirst}
                </Text>
              )}
            </div>
          )}
          <Button
            size="large"
            width="full"
            disabled={waiting}
            aria-describedby={waiting ? hintId : undefined}
            onPress={accept}
          >
            {texts.accept}
          </Button>
          <VisuallyHidden role="status">{mustRead && read ? texts.readAll : ''}</VisuallyHidden>
        </div>
      )}
    </>
  );
}
