import { Download, Hand, RotateCcw, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconNotes } from '../../../patterns/index.ts';
import { Button, Sheet } from '../../../primitives/index.ts';

export interface AlbumHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How to let the browser save pictures: shown instead of the settings, which a web page cannot open (spec §8). */
export function AlbumHelp({ open, onOpenChange }: AlbumHelpProps) {
  const { t } = useTranslation('system/sharing');
  const { t: shell } = useTranslation('shell');
  return (
    <Sheet.Root open={open} onOpenChange={onOpenChange}>
      <Sheet.Content closeLabel={shell('close')}>
        <Sheet.Title>{t('album.denied')}</Sheet.Title>
        <Sheet.Description>{t('album.help.lead')}</Sheet.Description>
        <IconNotes
          notes={[
            { icon: Settings, text: t('album.help.phone') },
            { icon: Download, text: t('album.help.computer') },
            { icon: RotateCcw, text: t('album.help.again') },
            { icon: Hand, text: t('album.help.hold') },
          ]}
        />
        <Sheet.Actions>
          <Button width="full" onPress={() => onOpenChange(false)}>
            {shell('modal.understood')}
          </Button>
        </Sheet.Actions>
      </Sheet.Content>
    </Sheet.Root>
  );
}
