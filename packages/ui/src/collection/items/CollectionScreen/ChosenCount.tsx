import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, Text } from '../../../primitives/index.ts';
import * as styles from './CollectionScreen.css.ts';
import type { Choice } from './useChosenToys.ts';

interface ChosenCountProps {
  name: string;
  choice: Choice;
}

/** How many of equal toys are chosen. */
export function ChosenCount({ name, choice: { chosen, most, onChoose } }: ChosenCountProps) {
  const { t } = useTranslation('collection/items');
  return (
    <div className={styles.count}>
      <IconButton icon={Minus} label={t('select.less', { name })} size="small" onPress={() => onChoose(chosen - 1)} />
      <Text inline weight="medium" tabular role="status">
        {t('select.of', { chosen, count: most })}
      </Text>
      <IconButton
        icon={Plus}
        label={t('select.more', { name })}
        size="small"
        disabled={chosen >= most}
        onPress={() => onChoose(chosen + 1)}
      />
    </div>
  );
}
