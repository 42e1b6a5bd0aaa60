import { useTranslation } from 'react-i18next';
import { Stack, Surface, Switch } from '../../../primitives/index.ts';

/** What a player lets others see; the answer of `GET /api/user/privacy` satisfies it. */
export interface Privacy {
  /** Whether the best they won stands on their public profile. */
  shows_wins: boolean;
  /** Whether rankings name them. */
  named_in_rankings: boolean;
}

export interface PrivacySwitchesProps {
  privacy: Privacy;
  onChange: (changes: Partial<Privacy>) => Promise<void>;
}

const settings = ['shows_wins', 'named_in_rankings'] as const;

/** What a player lets others see of them, each switched by itself. */
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
