import { login, loginByCode } from '@mcy/api/account/entry/contract';
import type { RequestOf } from '@mcy/api/contract';
import { Tabs } from '@mcy/ui/primitives';
import { KeyRound, MessageSquareMore } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { NotedSignInName } from './NotedSignInName.tsx';
import type { SendCode, SentCode } from './SentCode.ts';
import { SentCodeField } from './SentCodeField.tsx';

export interface SignInFormProps {
  onSubmit: (request: RequestOf<typeof login>) => Promise<void>;
  onSubmitCode: (request: RequestOf<typeof loginByCode>) => Promise<void>;
  onSendCode: SendCode;
}

/** Form for `POST /api/user/login` or `POST /api/user/loginByCode`; both share the name. */
export function SignInForm({ onSubmit, onSubmitCode, onSendCode }: SignInFormProps) {
  const { t } = useTranslation('account/entry');
  const [method, setMethod] = useState('password');
  const [sent, setSent] = useState<SentCode | null>(null);
  const typed = useRef('');
  const [sign_in_name, setSignInName] = useState('');

  function choose(next: string) {
    setSignInName(typed.current);
    setMethod(next);
  }

  function note(name: string) {
    typed.current = name;
  }

  return (
    <Tabs.Root value={method} onValueChange={choose}>
      <Tabs.List label={t('signIn.methods')}>
        <Tabs.Trigger value="password" icon={KeyRound}>
          {t('signIn.byPassword')}
        </Tabs.Trigger>
        <Tabs.Trigger value="code" icon={MessageSquareMore}>
          {t('signIn.byCode')}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="password">
        <SchemaForm
          call={login}
          submitLabel={t('signIn.submit')}
          onSubmit={onSubmit}
          defaultValues={{ sign_in_name }}
          fields={{ sign_in_name: (field) => <NotedSignInName {...field} onNote={note} /> }}
        />
      </Tabs.Content>
      <Tabs.Content value="code">
        <SchemaForm
          call={loginByCode}
          submitLabel={t('signIn.submit')}
          onSubmit={onSubmitCode}
          defaultValues={{ sign_in_name }}
          fields={{
            sign_in_name: (field) => <NotedSignInName {...field} onNote={note} />,
            code: (field) => <SentCodeField {...field} onSendCode={onSendCode} sent={sent} onSent={setSent} />,
          }}
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}
