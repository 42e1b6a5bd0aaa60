import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon, Inline, Stack, Text } from '../../../primitives/index.ts';

export interface PasswordRulesProps {
  rules: readonly { text: string; met: boolean }[];
}

/** Password rules, each marked as met or not. */
export function PasswordRules({ rules }: PasswordRulesProps) {
  const { t } = useTranslation('forms');
  return (
    <Stack role="list" space="xxsmall">
      {rules.map(({ text, met }) => (
        <Inline key={text} role="listitem" space="xsmall" alignY="start" wrap={false}>
          <Icon
            icon={met ? CircleCheck : Circle}
            size="small"
            tone={met ? 'positive' : 'muted'}
            label={met ? t('password.met') : t('password.unmet')}
          />
          <Text inline size="small" tone={met ? 'positive' : 'secondary'}>
            {text}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
