import type { IdentityReview } from '@mcy/api/account/identity/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen } from '../../../patterns/index.ts';
import { Stack, Surface, Text } from '../../../primitives/index.ts';
import type { AppDownload } from '../../checkIn/AppDownload.ts';
import { DownloadApp } from './DownloadApp.tsx';
import { ReviewState } from './ReviewState.tsx';
import type { UntilThenLinks } from './UntilThen.tsx';

export interface IdentityScreenProps {
  /** Null when nothing was submitted. */
  review: Load<IdentityReview | null>;
  /** App downloads, on the web, which verifies no one (spec §2); null in the app itself. */
  download: AppDownload | null;
  /** `IdentityForm` of `@mcy/forms/account`. */
  form: ReactNode;
  /** The form is being filled in: keep it open. */
  fillingIn?: boolean;
  links: { mine: string; checkIn: string } & UntilThenLinks;
}

/** Identity verification: form, review, and result (home/shiming, spec §4). */
export function IdentityScreen({ review, download, form, fillingIn = false, links }: IdentityScreenProps) {
  const { t } = useTranslation('account/identity');
  const [again, setAgain] = useState(fillingIn);
  const filled = (
    <Stack space="medium">
      <Text tone="secondary">{t('identity.lead')}</Text>
      <Surface space={{ phone: 'medium', tablet: 'large' }}>{form}</Surface>
    </Stack>
  );
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('identity.title')}
      back={links.mine}
      layout="narrow"
      load={review}
      shape={{ portrait: 3 }}
    >
      {(data) => {
        const open = data === null || data.state === 'failed' || data.state === 'rejected';
        const mayFillIn = download === null;
        if (open && mayFillIn && (data === null || again)) return filled;
        return (
          <Stack space="large">
            {data !== null && (
              <ReviewState
                review={data}
                checkInHref={links.checkIn}
                onFillInAgain={open && mayFillIn ? () => setAgain(true) : null}
              />
            )}
            {open && download !== null && <DownloadApp download={download} untilThen={links} />}
          </Stack>
        );
      }}
    </Screen>
  );
}
