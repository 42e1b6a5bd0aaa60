import { CircleCheck, CloudOff, PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { EmptyState, ModalMessage, Screen } from '../../../patterns/index.ts';
import { Button, Link, Progress, Stack, Surface, Text } from '../../../primitives/index.ts';
import type { AppUpdate } from '../AppUpdate.ts';

export interface AppUpdateScreenProps {
  update: AppUpdate;
  /** The running version, such as `2.6.0`. */
  version: string;
  links: { home: string };
  onRetry: () => void;
  /** Quits the app, so that the new version starts. */
  onQuit: () => void;
}

/** Covers the app during an update: progress, failures, and the request to quit at the end (pages/system/update). */
export function AppUpdateScreen({ update, version, links, onRetry, onQuit }: AppUpdateScreenProps) {
  const { t } = useTranslation('system/update');
  const running = update.step === 'downloading' || update.step === 'installing';
  return (
    <Screen texts={useScreenTexts()} title={t('update.title')} back={running ? undefined : links.home} layout="full">
      <Stage update={update} version={version} onRetry={onRetry} links={links} />
      <ModalMessage
        open={update.step === 'installed'}
        tone="accent"
        title={t('update.installed.title')}
        message={t('update.installed.text', { version: update.step === 'installed' ? update.version : '' })}
        buttonLabel={t('update.installed.quit')}
        onClose={onQuit}
      />
    </Screen>
  );
}

function Stage({ update, version, links, onRetry }: Omit<AppUpdateScreenProps, 'onQuit'>) {
  const { t } = useTranslation(['system/update', 'system/frame']);
  const { t: shell } = useTranslation('shell');
  const home = (
    <Button asChild>
      <Link href={links.home}>{t('system/frame:toHome')}</Link>
    </Button>
  );
  switch (update.step) {
    case 'none':
      return (
        <EmptyState
          icon={CircleCheck}
          title={t('update.none.title')}
          text={t('update.none.text', { version })}
          action={home}
        />
      );
    case 'failed':
      return (
        <EmptyState
          icon={CloudOff}
          title={t(`update.failed.${update.phase}`)}
          text={t('update.failed.text')}
          action={<Button onPress={onRetry}>{shell('retry')}</Button>}
        />
      );
    default:
      return (
        <Stack space="large">
          <EmptyState
            icon={PackageOpen}
            title={t(`update.${update.step === 'idle' ? 'checking' : update.step}.title`, {
              version: 'version' in update ? update.version : version,
            })}
            text={t('update.patience')}
          />
          <Bar update={update} />
        </Stack>
      );
  }
}

function Bar({ update }: { update: AppUpdate }) {
  const { t } = useTranslation('system/update');
  if (update.step !== 'downloading' && update.step !== 'installing') return null;
  const progress = update.step === 'downloading' ? update.progress : 100;
  return (
    <Surface>
      <Stack space="xsmall">
        <Progress value={progress} label={t('update.progress')} />
        <Text size="small" tone="secondary" align="center" tabular>
          {progress}%
        </Text>
      </Stack>
    </Surface>
  );
}
