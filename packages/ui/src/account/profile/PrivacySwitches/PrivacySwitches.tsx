import type { Privacy } from '@mcy/api/account/profile/contract';
import { useTranslation } from 'react-i18next';
import { Stack, Surface, Switch } from '../../../primitives/index.ts';

export interface PrivacySwitchesProps {
  privacy: Privacy;
  onChange: (changes: Partial<Privacy>) => Promise<void>;
}

const settings = ['shows_wins', 'named_in_rankings'] as const;

/** Switches for what others may see of the player. */
export function PrivacySwitches({ privacy, onChange }: PrivacySwitchesProps) {
  const { t } = useTranslation('account/profile');
  return (
    <Surface>
      <Stack>
        {settings.map((setting) => (
          <Switch
            key={setting}
            label={t(`privacy.${setting}`)}
            description={t(`privacy.${setting}_hint`)}
            checked={privacy[setting]}
            onCheckedChange={(checked) => onChange({ [setting]: checked })}
          />
        ))}
      </Stack>
    </Surface>
  );
}
