import { rules } from '@mcy/api/contract';
import { CodeCountdown, Notice } from '@mcy/ui/patterns';
import { Inline, Link, Stack, Text } from '@mcy/ui/primitives';
import { type RefObject, useImperativeHandle } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../fields/CodeField/CodeField.tsx';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { readServerRefusal } from '../../SchemaForm/readServerRefusal.ts';
import type { SendCode, SentCode } from './SentCode.ts';

interface SentCodeFieldProps extends FieldProps {
  onSendCode: SendCode;
  /** The last code sent. The owner keeps it, so that the countdown continues while the field is unmounted. */
  sent: SentCode | null;
  onSent: (sent: SentCode) => void;
  /** Shown after sending; when codes only go to existing accounts, it says so. */
  told?: ((name: string) => string) | undefined;
  /** Receives what sends a code, for a form that sends the first one by itself. */
  sender?: RefObject<(() => Promise<boolean>) | null> | undefined;
}

/** A code field with a button that sends the code to the name above. */
export function SentCodeField({ onSendCode, sent, onSent, told, sender, ...field }: SentCodeFieldProps) {
  const { t } = useTranslation('account/entry');
  const form = useFormContext();
  const typed: unknown = useWatch({ name: 'sign_in_name' });
  const sign_in_name = typeof typed === 'string' ? typed : '';
  const sentHere = sent?.sign_in_name === sign_in_name ? sent : null;

  async function send(): Promise<boolean> {
    try {
      const { mailbox_url } = await onSendCode(sign_in_name);
      form.clearErrors(['root.server', field.name]);
      form.setValue(field.name, '');
      onSent({ sign_in_name, at: Date.now(), mailbox_url });
      return true;
    } catch (error) {
      const refusal = readServerRefusal(error);
      if (!refusal) throw error;
      const place = refusal.field === 'sign_in_name' ? refusal.field : 'root.server';
      form.setError(place, { type: 'server', message: refusal.message }, { shouldFocus: place !== 'root.server' });
      return false;
    }
  }

  useImperativeHandle(sender, () => async () => {
    const isSent = await send();
    if (isSent) form.setFocus(field.name);
    return isSent;
  });

  return (
    <Stack space="small">
      <Inline align="between">
        <Text inline size="small" tone="secondary">
          {t('code.hint')}
        </Text>
        <CodeCountdown
          // Another name gets its own countdown.
          key={sign_in_name}
          onSendCode={send}
          startedAt={sentHere?.at}
          disabled={!rules.signInName.safeParse(sign_in_name).success}
          texts={{
            send: t('code.send'),
            resend: t('code.resend'),
            resendIn: (seconds) => t('code.resendIn', { seconds }),
            sent: (seconds) => t('code.announced', { seconds }),
          }}
        />
      </Inline>
      {sentHere && (
        <Notice tone="accent">
          <Stack space="xxsmall">
            <Text size="small">{told?.(sign_in_name.trim()) ?? t('code.sent', { name: sign_in_name.trim() })}</Text>
            {sentHere.mailbox_url !== null && (
              <Link href={sentHere.mailbox_url} newTab>
                {t('code.mailbox')}
              </Link>
            )}
          </Stack>
        </Notice>
      )}
      <CodeField {...field} />
    </Stack>
  );
}
