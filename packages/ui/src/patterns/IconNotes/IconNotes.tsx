import { Icon, type IconGlyph, Inline, Stack, Text } from '../../primitives/index.ts';

export interface IconNotesProps {
  notes: readonly { icon: IconGlyph; text: string }[];
}

/** Useful notes beside a form: an icon and a sentence each. */
export function IconNotes({ notes }: IconNotesProps) {
  return (
    <Stack space="medium" align="start">
      {notes.map(({ icon, text }) => (
        <Inline key={text} space="small" alignY="start" wrap={false}>
          <Icon icon={icon} tone="accent" />
          <Text inline tone="secondary">
            {text}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
