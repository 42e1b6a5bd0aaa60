import type { ReactNode } from 'react';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import * as Sheet from '../../primitives/Sheet/Sheet.parts.ts';
import { usePress } from '../../primitives/usePress.ts';
import type { ShareTarget } from './ShareTarget.ts';
import { TargetGlyph } from './TargetGlyph.tsx';
import * as styles from './ShareSheet.css.ts';

export interface ShareSheetTexts {
  title: string;
  /** Below the title: what people who open the link get. */
  description?: string;
  close: string;
  targets: Readonly<Record<ShareTarget, string>>;
}

export interface ShareSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  texts: ShareSheetTexts;
  /** Targets that work on this device, in order. The app knows if the system can share. */
  targets: readonly ShareTarget[];
  /**
   * Its promise keeps the target loading until it settles. The caller reports the result with a toast, and closes the
   * sheet.
   */
  onChooseTarget: (target: ShareTarget) => void | Promise<void>;
  /** Preview of the shared content, such as a Poster. */
  children?: ReactNode;
}

/** Asks where to share something. */
export function ShareSheet({ open, onOpenChange, texts, targets, onChooseTarget, children }: ShareSheetProps) {
  return (
    <Sheet.Root open={open} onOpenChange={onOpenChange}>
      <Sheet.Content closeLabel={texts.close}>
        <Sheet.Title>{texts.title}</Sheet.Title>
        {texts.description !== undefined && <Sheet.Description>{texts.description}</Sheet.Description>}
        {children !== undefined && <div className={styles.shared}>{children}</div>}
        <Sheet.Actions>
          <ul className={styles.targets}>
            {targets.map((target) => (
              <li key={target}>
                <TargetButton target={target} label={texts.targets[target]} onPress={() => onChooseTarget(target)} />
              </li>
            ))}
          </ul>
        </Sheet.Actions>
      </Sheet.Content>
    </Sheet.Root>
  );
}

interface TargetButtonProps {
  target: ShareTarget;
  label: string;
  onPress: () => void | Promise<void>;
}

function TargetButton({ target, label, onPress }: TargetButtonProps) {
  const { pending, run } = usePress(onPress);
  return (
    <button
      type="button"
      className={styles.target}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={() => pending || run()}
    >
      <span className={styles.disc}>{pending ? <Spinner /> : <TargetGlyph target={target} />}</span>
      {label}
    </button>
  );
}
