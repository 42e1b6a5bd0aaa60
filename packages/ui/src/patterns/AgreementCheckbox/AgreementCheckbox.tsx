import { Fragment, type MouseEvent } from 'react';
import { Checkbox, type CheckboxProps } from '../../primitives/Checkbox/Checkbox.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { link } from '../../primitives/Link/Link.css.ts';
import { splitLabel } from './splitLabel.ts';

/** A document to agree to. */
export interface Agreement {
  id: string;
  name: string;
  href: string;
}

export interface AgreementCheckboxProps extends Omit<CheckboxProps, 'label'> {
  /** The sentence; `[id]` marks an agreement's name: "I accept the [terms]." */
  label: string;
  agreements?: readonly Agreement[];
  /**
   * Shows the agreement over the page, by its id; without it the agreement opens in a new tab, so that input is kept.
   */
  onReadAgreement?: ((id: string) => void) | undefined;
}

/** A checkbox for agreements, whose names link to their text without ticking it. */
export function AgreementCheckbox({ label, agreements = [], onReadAgreement, ...rest }: AgreementCheckboxProps) {
  const pieces = splitLabel(
    label,
    agreements.map(({ id }) => id),
  );
  function nameOf(id: string) {
    const agreement = agreements.find((candidate) => candidate.id === id);
    return agreement && <AgreementLink agreement={agreement} onReadAgreement={onReadAgreement} />;
  }
  return (
    <Checkbox
      {...rest}
      label={pieces.map((piece, place) => (
        // The position in the sentence is the only key.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>{typeof piece === 'string' ? piece : nameOf(piece.id)}</Fragment>
      ))}
    />
  );
}

function AgreementLink({
  agreement: { id, name, href },
  onReadAgreement,
}: Pick<AgreementCheckboxProps, 'onReadAgreement'> & { agreement: Agreement }) {
  function read(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (onReadAgreement === undefined || elsewhere) return;
    event.preventDefault();
    onReadAgreement(id);
  }
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noreferrer"
      className={link({ tone: 'accent', weight: 'medium' })}
      onClick={read}
    >
      {name}
    </Anchor>
  );
}
