import { useTranslation } from 'react-i18next';
import { Dialog, Inline, Text } from '../../../primitives/index.ts';
import * as styles from './ShortcutSheet.css.ts';

/** Keys of each shortcut, pressed one after another. */
const keysOf = {
  home: ['g', 'h'],
  boxes: ['g', 'b'],
  mine: ['g', 'm'],
  search: ['/'],
  help: ['?'],
} as const;

const names = ['home', 'boxes', 'mine', 'search', 'help'] as const;

export interface ShortcutSheetProps {
  onClose: () => void;
}

/** What single keys do, for `?`. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const { t } = useTranslation(['system/frame', 'shell']);
  return (
    <Dialog.Root open onOpenChange={(opened) => opened || onClose()}>
      <Dialog.Content closeLabel={t('shell:close')}>
        <Dialog.Title>{t('shortcuts.title')}</Dialog.Title>
        <Dialog.Description>{t('shortcuts.lead')}</Dialog.Description>
        <ul className={styles.list}>
          {names.map((name) => (
            <li key={name}>
              <Inline space="medium" align="between" alignY="center" wrap={false}>
                <Text>{t(`shortcuts.names.${name}`)}</Text>
                <Inline space="xxsmall" alignY="center" wrap={false}>
                  {keysOf[name].map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </Inline>
              </Inline>
            </li>
          ))}
        </ul>
      </Dialog.Content>
    </Dialog.Root>
  );
}
