import { whyGuessable } from '@mcy/api/account/entry/rules';
import { type RuleName, ruleMessages, ruleOf, rules } from '@mcy/api/contract';
import { PasswordRules } from '@mcy/ui/account/entry';
import { useLocale } from '@mcy/ui/i18n';
import { PasswordField } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

/** Rules of a new password (spec §5), in order. */
const listedRules = ['password_too_short', 'password_letters_digits'] as const satisfies readonly RuleName[];

export interface NewPasswordFieldProps extends FieldProps {
  /** Refused although they keep the rules, because thousands use them; null until they are known. */
  common?: ReadonlySet<string> | null;
}

/** A new password; ticks off each rule while typing. */
export function NewPasswordField({ name, label, required, common = null }: NewPasswordFieldProps) {
  const { t } = useTranslation('forms');
  const locale = useLocale();
  const field = useBoundField<string>(name);
  const broken = rules.newPassword.safeParse(field.value).error?.issues.map(ruleOf) ?? [];
  const sign_in_name: unknown = useWatch({ name: 'sign_in_name' });
  const names = typeof sign_in_name === 'string' ? [sign_in_name] : [];
  const isOwn = common !== null && field.value !== '' && whyGuessable(field.value, { names, common }) === null;
  const checklist = [
    ...listedRules.map((rule) => ({ text: ruleMessages[rule][locale], met: !broken.includes(rule) })),
    { text: t('password.own'), met: isOwn },
  ];
  return (
    <PasswordField
      {...field}
      label={label}
      required={required}
      hint={<PasswordRules rules={checklist} />}
      autoComplete="new-password"
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
    />
  );
}
