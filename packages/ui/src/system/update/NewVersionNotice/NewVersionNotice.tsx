import { useTranslation } from 'react-i18next';
import { Notice } from '../../../patterns/index.ts';
import { Button, Inline, Inset, Stack, Text } from '../../../primitives/index.ts';

export interface NewVersionNoticeProps {
  /** Its promise keeps the button loading. */
  onUpdateNow: () => Promise<void>;
  onLater: () => void;
}

/** Offers a new release of the shop that is already downloaded. */
export function NewVersionNotice({ onUpdateNow, onLater }: NewVersionNoticeProps) {
  const { t } = useTranslation('system/update');
  return (
    <Inset spaceX="medium" spaceY="small">
      <Notice role="status" tone="accent">
        <Stack space="small">
          <Text size="small" tone="inherit">
            {t('newVersion.text')}
          </Text>
          <Inline space="xsmall">
            <Button size="small" onPress={onUpdateNow}>
              {t('newVersion.now')}
            </Button>
            <Button size="small" variant="ghost" onPress={onLater}>
              {t('newVersion.later')}
            </Button>
          </Inline>
        </Stack>
      </Notice>
    </Inset>
  );
}
