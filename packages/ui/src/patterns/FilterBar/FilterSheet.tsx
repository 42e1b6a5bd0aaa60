import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as Sheet from '../../primitives/Sheet/Sheet.parts.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ChipGroup } from './ChipGroup.tsx';
import { countChoices } from './countChoices.ts';
import * as styles from './FilterBar.css.ts';
import type { FilterChoice, FilterGroup } from './FilterChoice.ts';
import { toggleChoice } from './toggleChoice.ts';

export interface FilterBarFilters {
  groups: readonly FilterGroup[];
  /** The list's current filters. */
  chosen: FilterChoice;
  /** Applies another choice; until then nothing changes. */
  onApply: (chosen: FilterChoice) => void;
  texts: {
    /** "Filter". */
    open: string;
    /** Announced after it when something is selected: "2 chosen". */
    chosen: (count: number) => string;
    title: string;
    apply: string;
    reset: string;
    close: string;
  };
}

/** The filter button and its sheet. */
export function FilterSheet({ filters, brief }: { filters: FilterBarFilters; brief: boolean }) {
  const { chosen, texts } = filters;
  const count = countChoices(chosen);
  return (
    <Sheet.Root>
      <Sheet.Trigger>
        <Button icon={SlidersHorizontal} size="small" variant="soft" tone={count > 0 ? 'accent' : 'neutral'}>
          <span className={styles.words({ brief })}>{texts.open}</span>
          {count > 0 && (
            <>
              <Badge size="small" tone="accent" variant="solid" aria-hidden="true">
                {count}
              </Badge>
              <VisuallyHidden>, {texts.chosen(count)}</VisuallyHidden>
            </>
          )}
        </Button>
      </Sheet.Trigger>
      <Sheet.Content closeLabel={texts.close}>
        <Sheet.Title>{texts.title}</Sheet.Title>
        <Draft {...filters} />
      </Sheet.Content>
    </Sheet.Root>
  );
}

/** Starts from the applied filters whenever the sheet opens: unapplied choices are discarded. */
function Draft({ groups, chosen, onApply, texts }: FilterBarFilters) {
  const [draft, setDraft] = useState(chosen);
  return (
    <>
      {groups.map((group) => (
        <ChipGroup
          key={group.id}
          group={group}
          chosen={draft[group.id] ?? []}
          onToggle={(value) => setDraft(toggleChoice(draft, group, value))}
        />
      ))}
      <Sheet.Actions>
        <Button variant="ghost" tone="neutral" disabled={countChoices(draft) === 0} onPress={() => setDraft({})}>
          {texts.reset}
        </Button>
        <Sheet.Close>
          <Button onPress={() => onApply(draft)}>{texts.apply}</Button>
        </Sheet.Close>
      </Sheet.Actions>
    </>
  );
}
