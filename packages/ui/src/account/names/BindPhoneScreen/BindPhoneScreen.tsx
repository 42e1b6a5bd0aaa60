import type { NameKind } from '@mcy/api/account/names/contract';
import { EyeOff, KeyRound, MailX, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { IconNotes, type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Link, Stack, Surface, Text } from '../../../primitives/index.ts';

/** The names of an account and whether another can be proved; masked, null where none is bound. */
export interface NameBinding {
  /** The name of this kind that is bound now. */
  current: string | null;
  /** True when a name of the other kind is bound. */
  otherBound: boolean;
  /** True when codes can be sent to this kind of name. */
  provable: boolean;
}

export interface BindPhoneScreenProps {
  kind: NameKind;
  binding: Load<NameBinding>;
  /** `BindNameForm` of `@mcy/forms/account`. */
  form: ReactNode;
  /** `other`: the same page for the other kind. */
  links: { settings: string; other: string };
}

const otherKind = { email: 'mobile', mobile: 'email' } as const;

/** Binding info: adds or replaces a mobile number or an email address (login/bindPhone). */
export function BindPhoneScreen({ kind, binding, form, links }: BindPhoneScreenProps) {
  const { t } = useTranslation('account/names');
  const bound = binding.status === 'loaded' && binding.data.current !== null;
  const notes = [
    { icon: KeyRound, text: t('bindName.either') },
    ...(bound ? [{ icon: RefreshCw, text: t('bindName.replaced') }] : []),
    { icon: EyeOff, text: t('bindName.hidden') },
  ];
  return (
    <Screen
      texts={useScreenTexts()}
      title={t(bound ? `bindName.${kind}.change` : `bindName.${kind}.bind`)}
      back={links.settings}
      layout="halves"
      load={binding}
      shape={[{ form: 4 }, { list: 3 }]}
      empty={({ provable }) =>
        provable
          ? null
          : {
              icon: MailX,
              title: t(`bindName.${kind}.unavailable`),
              text: t('bindName.later'),
              next: { label: t('bindName.back'), href: links.settings },
            }
      }
    >
      {({ current, otherBound }) => (
        <>
          <Surface space={{ phone: 'medium', tablet: 'large' }}>
            <Stack space="large">
              {current !== null && (
                <Notice tone="accent">
                  <Text>{t('bindName.current', { name: current })}</Text>
                </Notice>
              )}
              {form}
            </Stack>
          </Surface>
          <PageSection title={t('bindName.notes')}>
            <Stack space="medium">
              <IconNotes notes={notes} />
              <Link href={links.other}>{t(`bindName.${otherKind[kind]}.${otherBound ? 'change' : 'bind'}`)}</Link>
            </Stack>
          </PageSection>
        </>
      )}
    </Screen>
  );
}
