import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, Text } from '../../../primitives/index.ts';
import * as styles from './Hash.css.ts';

export interface HashProps {
  label: string;
  /** Shown in full and copyable; null while sealed. */
  value: string | null;
  /** Shown while sealed: until when. */
  sealed?: string;
}

/** A named seed, hash or HMAC in full, because half a hash proves nothing. */
export function Hash({ label, value, sealed }: HashProps) {
  const { t } = useTranslation('boxes/proof');
  const [copied, setCopied] = useState(false);

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }

  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Text size="xsmall" tone="muted">
          {label}
        </Text>
        <span className={styles.value({ sealed: value === null })}>{value ?? sealed}</span>
      </div>
      {value !== null && (
        <IconButton
          icon={copied ? Check : Copy}
          label={copied ? t('fairness.copied') : t('fairness.copy', { what: label })}
          size="small"
          onPress={() => copy(value)}
        />
      )}
    </div>
  );
}
