import { Badge, Grid, Stack, Surface, Text } from '@mcy/ui/primitives';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';

interface Example {
  /** Where this is said. */
  place: string;
  good: string;
  bad: string;
  /** Reason in English, for readers who do not know the language. */
  why: string;
}

/** Examples of the shop's voice in one language: do and don't. */
export function DoDont({ lang, examples }: { lang: string; examples: readonly Example[] }) {
  return (
    <Unstyled>
      <Stack space="medium">
        {examples.map(({ place, good, bad, why }) => (
          <Surface key={place} variant="outlined">
            <Stack space="small">
              <Text size="small" tone="secondary" weight="medium">
                {place}
              </Text>
              <Grid columns={{ phone: 1, tablet: 2 }} space="small">
                <Stack space="xsmall" align="start">
                  <Badge tone="positive" icon={Check} size="small">
                    Say
                  </Badge>
                  <Text lang={lang}>{good}</Text>
                </Stack>
                <Stack space="xsmall" align="start">
                  <Badge tone="critical" icon={X} size="small">
                    Not
                  </Badge>
                  <Text lang={lang} tone="secondary">
                    {bad}
                  </Text>
                </Stack>
              </Grid>
              <Text size="small" tone="muted">
                {why}
              </Text>
            </Stack>
          </Surface>
        ))}
      </Stack>
    </Unstyled>
  );
}
