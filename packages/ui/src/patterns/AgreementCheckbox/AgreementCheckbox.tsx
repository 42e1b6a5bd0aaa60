import { Fragment, type MouseEvent } from 'react';
import { Checkbox, type CheckboxProps } from '../../primitives/Checkbox/Checkbox.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { link } from '../../primitives/Link/Link.css.ts';
import { splitLabel } from './splitLabel.ts';

/** A document one agrees to. */
export interface Agreement {
  id: string;
  name: string;
  href: string;
}

export interface AgreementCheckboxProps extends Omit<CheckboxProps, 'label'> {
  /** The sentence; `[id]` stands where an agreement's name goes: "I accept the [terms]." */
  label: string;
  agreements?: readonly Agreement[];
  /** Shows the agreement over the page, by its id; without it the agreement opens in a tab of its own, so that what was typed stays. */
  onReadAgreement?: ((id: string) => void) | undefined;
}

/** A yes to agreements, which can be read from its own words without ticking it. */
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
        // Pieces have no order but their place in the sentence.
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
