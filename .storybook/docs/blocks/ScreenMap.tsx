import { FilterChips } from '@mcy/ui/patterns';
import { Badge, Heading, Inline, Progress, Stack, Surface, Text, TextField } from '@mcy/ui/primitives';
import { vars } from '@mcy/ui/tokens';
import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useState } from 'react';
import type { MappedScreen } from '../mapScreens.ts';
import { screens } from '../screens.ts';

const deployed: unknown = import.meta.env['STORYBOOK_APP_URL'];
/** Origin of the app: set STORYBOOK_APP_URL for a deployed one. */
const app = typeof deployed === 'string' ? deployed : 'http://localhost:3000';

const states = ['built', 'planned'] as const;
type State = (typeof states)[number];

const whoMayEnter: Readonly<Record<string, string>> = {
  guest: 'everyone',
  user: 'signed in',
  shopkeeper: 'shopkeepers',
  seller: 'sellers',
};

/** Every route by area: whether it is built, who may see it, and where to look at it. */
export function ScreenMap() {
  const [state, setState] = useState<State | null>(null);
  const [words, setWords] = useState('');
  const shown = screens.filter(
    (screen) => (state === null || screen.built === (state === 'built')) && saysAll(screen, words),
  );
  const built = screens.filter((screen) => screen.built).length;
  return (
    <Unstyled>
      <Stack space="large">
        <Surface variant="stage" space="large">
          <Stack space="small">
            <Text size="large" weight="bold">
              {built} of {screens.length} routes lead to a built screen
            </Text>
            <Progress label="Routes built" value={built} max={screens.length} />
          </Stack>
        </Surface>
        <Inline space="medium" align="between">
          <FilterChips
            label="State"
            value={state}
            onValueChange={setState}
            options={[
              { value: null, label: 'All' },
              { value: 'built', label: 'Built' },
              { value: 'planned', label: 'Under development' },
            ]}
          />
          <TextField
            label="Find a screen, path or area"
            labelHidden
            value={words}
            onValueChange={setWords}
            placeholder="Find a screen, path or area"
          />
        </Inline>
        <Text size="small" tone="muted" role="status">
          {shown.length} shown
        </Text>
        {[...Map.groupBy(shown, ({ area }) => area)].map(([area, group]) => (
          <Area key={area} area={area} group={group} />
        ))}
      </Stack>
    </Unstyled>
  );
}

function saysAll({ path, screen, area }: MappedScreen, words: string): boolean {
  const said = `${path} ${screen} ${area}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

const columns = [
  { name: 'Screen', width: '24%' },
  { name: 'Path in the app', width: '29%' },
  { name: 'Who', width: '13%' },
  { name: 'State', width: '22%' },
  { name: 'Story', width: '12%' },
] as const;

const cell: CSSProperties = {
  padding: vars.space.xsmall,
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
};

function Area({ area, group }: { area: string; group: readonly MappedScreen[] }) {
  return (
    <Surface space="none">
      <div style={{ padding: vars.space.medium }}>
        <Inline align="between">
          <Heading level={2} size="standard">
            {area.charAt(0).toUpperCase() + area.slice(1)}
          </Heading>
          <Text inline size="small" tone="secondary">
            {group.filter(({ built }) => built).length} of {group.length} built
          </Text>
        </Inline>
      </div>
      <table
        style={{
          inlineSize: '100%',
          tableLayout: 'fixed',
          fontSize: vars.type.size.small,
          color: vars.color.text.primary,
        }}
      >
        <thead>
          <tr style={{ color: vars.color.text.muted }}>
            {columns.map(({ name, width }) => (
              <th key={name} scope="col" style={{ ...cell, inlineSize: width, fontWeight: vars.type.weight.medium }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.map((screen) => (
            <Row key={screen.path} screen={screen} />
          ))}
        </tbody>
      </table>
    </Surface>
  );
}

const link: CSSProperties = { color: vars.color.text.accent, textDecoration: 'underline' };

function Row({ screen: { path, screen, who, built, storyId } }: { screen: MappedScreen }) {
  return (
    <tr>
      <th scope="row" style={{ ...cell, overflowWrap: 'anywhere', fontWeight: vars.type.weight.bold }}>
        {screen}
      </th>
      <td style={{ ...cell, overflowWrap: 'anywhere' }}>
        <a href={`${app}${path}`} target="_blank" rel="noreferrer" style={link}>
          {path}
        </a>
      </td>
      <td style={{ ...cell, whiteSpace: 'nowrap', color: vars.color.text.secondary }}>{whoMayEnter[who] ?? who}</td>
      <td style={{ ...cell, whiteSpace: 'nowrap' }}>
        <Badge size="small" tone={built ? 'positive' : 'neutral'}>
          {built ? 'Built' : 'Under development'}
        </Badge>
      </td>
      <td style={{ ...cell, whiteSpace: 'nowrap' }}>
        {storyId === null ? (
          <Text inline size="small" tone="muted">
            none yet
          </Text>
        ) : (
          <AnchorMdx href={`?path=/story/${storyId}`} target="_self">
            See it
          </AnchorMdx>
        )}
      </td>
    </tr>
  );
}
