import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { OverlayRoot } from '../OverlayRoot.tsx';
import { OverlayWindow } from '../OverlayWindow.tsx';
import type { RootProps } from '../RootProps.ts';
import * as sheet from '../Sheet/Sheet.css.ts';
import * as styles from './ActionSheet.css.ts';

export interface SheetAction<Id extends string> {
  id: Id;
  label: string;
  /** The consequence, when the label does not say it. */
  description?: string;
  icon?: IconGlyph;
  /** `critical` is irreversible, or removes something. */
  tone?: 'neutral' | 'critical';
  disabled?: boolean;
}

interface ActionSheetBase<Id extends string> extends RootProps {
  /** What the actions apply to. */
  title: string;
  description?: string;
  actions: readonly SheetAction<Id>[];
  cancelLabel: string;
  /** Called as the sheet closes; ask in a Dialog before irreversible actions. */
  onChooseAction: (id: Id) => void;
}

export type ActionSheetProps<Id extends string> = ActionSheetBase<Id> &
  (
    | { open: boolean; onOpenChange: (open: boolean) => void; trigger?: ReactNode }
    | {
        /** The Button that opens it, for uncontrolled use. */ trigger: ReactNode;
        open?: never;
        onOpenChange?: never;
      }
  );

/** Actions for an item: a sheet from below on a phone, a small dialog on a wider screen. */
export function ActionSheet<Id extends string>({
  title,
  description,
  actions,
  cancelLabel,
  onChooseAction,
  trigger,
  open,
  onOpenChange,
  ...rest
}: ActionSheetProps<Id>) {
  return (
    <OverlayRoot open={open} onOpenChange={onOpenChange}>
      {trigger !== undefined && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <OverlayWindow {...rest} styles={{ overlay: sheet.overlay, content: styles.content, corner: sheet.corner }}>
        <div className={styles.head}>
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          {description !== undefined && (
            <RadixDialog.Description className={dialog.description}>{description}</RadixDialog.Description>
          )}
        </div>
        <ul className={styles.actions}>
          {actions.map(({ id, label, description: note, icon, tone = 'neutral', disabled = false }) => (
            <li key={id}>
              <RadixDialog.Close asChild>
                <button
                  type="button"
                  className={styles.action({ tone })}
                  disabled={disabled}
                  onClick={() => onChooseAction(id)}
                >
                  {icon && <Icon icon={icon} />}
                  <span className={styles.words}>
                    {label}
                    {note !== undefined && <span className={styles.note}>{note}</span>}
                  </span>
                </button>
              </RadixDialog.Close>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <RadixDialog.Close asChild>
            <Button variant="soft" tone="neutral" width="full">
              {cancelLabel}
            </Button>
          </RadixDialog.Close>
        </div>
      </OverlayWindow>
    </OverlayRoot>
  );
}
