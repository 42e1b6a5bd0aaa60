import { Surface, Text } from '@mcy/ui/primitives';
import { vars } from '@mcy/ui/tokens';
import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';

interface Fact {
  name: string;
  /** Storybook id of the page the name links to. */
  page?: string;
  /** Shows the name as code. */
  code?: boolean;
  text: string;
}

const cell: CSSProperties = {
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
};

/** Names and descriptions in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Unstyled>
      <Surface variant="outlined" space="xsmall">
        <table style={{ inlineSize: '100%' }}>
          <tbody>
            {facts.map((fact) => (
              <tr key={fact.name}>
                <th scope="row" style={{ ...cell, inlineSize: '32%' }}>
                  <Name {...fact} />
                </th>
                <td style={cell}>
                  <Text size="small" tone="secondary">
                    {fact.text}
                  </Text>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Surface>
    </Unstyled>
  );
}

function Name({ name, page, code = false }: Fact) {
  if (page !== undefined) {
    return (
      <AnchorMdx href={`?path=/docs/${page}--docs`} target="_self">
        {name}
      </AnchorMdx>
    );
  }
  return (
    <Text inline size="small" weight="medium">
      {code ? <code>{name}</code> : name}
    </Text>
  );
}
