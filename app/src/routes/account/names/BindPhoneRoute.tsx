import { useBindName, useBoundNames } from '@mcy/api/account/names/hooks';
import { useCodeChannels } from '@mcy/api/account/entry/hooks';
import { BindNameForm } from '@mcy/forms/account/names';
import { BindPhoneScreen } from '@mcy/ui/account/names';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { namesRoutes } from './routes.ts';
import { profileRoutes } from '../profile/routes.ts';
import { useCodeSender } from '../entry/useCodeSender.ts';

export function BindPhoneRoute() {
  const { t } = useTranslation('account/names');
  const [parameters] = useSearchParams();
  const kind = parameters.get('kind') === 'email' ? 'email' : 'mobile';
  const other = kind === 'email' ? 'mobile' : 'email';
  const goBack = useGoBack(profileRoutes.settings);
  const load = useLoad({ names: useBoundNames({}), channels: useCodeChannels({}) });
  const submit = useFormAction(useBindName({ suppressed: true }), {
    done: t(`bindName.${kind}.done`),
    leave: goBack,
  });
  const sendCode = useCodeSender('bind_name');
  return (
    <BindPhoneScreen
      kind={kind}
      binding={mapLoad(load, ({ names, channels }) => ({
        current: names[kind],
        otherBound: names[other] !== null,
        provable: channels[kind],
      }))}
      form={<BindNameForm key={kind} kind={kind} onSubmit={submit} onSendCode={sendCode} />}
      links={{ settings: profileRoutes.settings, other: namesRoutes.bindName(other) }}
    />
  );
}
