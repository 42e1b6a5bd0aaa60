import { ChevronDown } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { Field, type FieldTexts } from '../../primitives/Field/Field.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as Sheet from '../../primitives/Sheet/Sheet.parts.ts';
import type { Area, ChosenArea } from './Area.ts';
import { AreaChoice } from './AreaChoice.tsx';
import type { AreaPickerTexts } from './AreaPickerTexts.ts';
import * as styles from './AreaPicker.css.ts';

export interface AreaPickerProps extends FieldTexts {
  /** null while nothing is chosen. */
  value: ChosenArea | null;
  onValueChange: (area: ChosenArea) => void;
  /** Called when the picker opens; the message of an error is shown, with a retry. */
  loadProvinces: () => Promise<readonly Area[]>;
  /** Called when a province is chosen. */
  loadWards: (province_code: string) => Promise<readonly Area[]>;
  texts: AreaPickerTexts;
  required?: boolean | undefined;
  /** Called when the user leaves the field or closes its dialog: time to validate. */
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A place in Vietnam: a province, then a ward, each from a list with accent-insensitive search. */
export function AreaPicker({
  value,
  onValueChange,
  loadProvinces,
  loadWards,
  texts,
  required,
  onBlur,
  ref,
  ...words
}: AreaPickerProps) {
  const [open, setOpen] = useState(false);
  const windowId = useId();

  function handleOpenChange(next: boolean) {
    setOpen(next);
    if (!next) onBlur?.();
  }

  return (
    <Field {...words}>
      {({ 'aria-labelledby': _group, ...control }) => (
        <>
          <button
            {...control}
            ref={ref}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? windowId : undefined}
            aria-required={required}
            data-placeholder={value === null || undefined}
            className={styles.trigger}
            onClick={() => setOpen(true)}
            onBlur={() => {
              if (!open) onBlur?.();
            }}
          >
            <span className={styles.value}>
              {value === null ? (
                texts.placeholder
              ) : (
                <span lang="vi">{`${value.ward.name}, ${value.province.name}`}</span>
              )}
            </span>
            <span className={styles.chevron}>
              <Icon icon={ChevronDown} />
            </span>
          </button>
          <Sheet.Root open={open} onOpenChange={handleOpenChange}>
            <Sheet.Content id={windowId} closeLabel={texts.close}>
              <AreaChoice
                value={value}
                texts={texts}
                loadProvinces={loadProvinces}
                loadWards={loadWards}
                onChoose={(area) => {
                  onValueChange(area);
                  handleOpenChange(false);
                }}
              />
            </Sheet.Content>
          </Sheet.Root>
        </>
      )}
    </Field>
  );
}
