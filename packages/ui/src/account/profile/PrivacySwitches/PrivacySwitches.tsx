import { useTranslation } from 'react-i18next';
import { Stack, Surface, Switch } from '../../../primitives/index.ts';

/** What others may see of a player; the answer of `GET /api/user/privacy` satisfies it. */
export interface Privacy {
  /** Shows their best wins on the public profile. */
  shows_wins: boolean;
  /** Shows their name in rankings. */
  named_in_rankings: boolean;
}

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
