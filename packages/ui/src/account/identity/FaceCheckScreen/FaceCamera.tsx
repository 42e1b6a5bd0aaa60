import { Camera, CameraOff, Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Notice } from '../../../patterns/index.ts';
import { Button, Icon, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './FaceCheckScreen.css.ts';
import { takePhoto } from './takePhoto.ts';
import { useCamera } from './useCamera.ts';

interface FaceCameraProps {
  openCamera: () => Promise<MediaStream>;
  onUsePhoto: (photo: Blob) => Promise<void>;
}

/** The camera behind a face guide, then the photo to use or retake. */
export function FaceCamera({ openCamera, onUsePhoto }: FaceCameraProps) {
  const { t } = useTranslation('account/identity');
  const { state, start, turnOff } = useCamera(openCamera);
  const video = useRef<HTMLVideoElement>(null);
  const [photo, setPhoto] = useState<{ blob: Blob; url: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [ready, setReady] = useState(false);
  const stream = state.step === 'live' ? state.stream : null;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo.url)), [photo]);

  async function take(): Promise<void> {
    if (!video.current) return;
    const blob = await takePhoto(video.current);
    setPhoto({ blob, url: URL.createObjectURL(blob) });
    turnOff();
  }

  async function begin(): Promise<void> {
    setPhoto(null);
    setFailure(null);
    setReady(false);
    await start();
  }

  async function use(blob: Blob): Promise<void> {
    setFailure(null);
    try {
      await onUsePhoto(blob);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  if (state.step === 'fault') {
    return (
      <Surface space="none" role="alert">
        <EmptyState
          icon={CameraOff}
          title={t(`face.faults.${state.fault}.title`)}
          text={t(`face.faults.${state.fault}.body`)}
          action={<Button onPress={begin}>{t('face.retry')}</Button>}
        />
      </Surface>
    );
  }
  return (
    <Stack space="medium" align="center">
      <div className={styles.frame} data-live={stream !== null}>
        {stream !== null && (
          <video
            ref={video}
            className={styles.video}
            aria-label={t('face.camera')}
            autoPlay
            muted
            playsInline
            onPlaying={() => setReady(true)}
          />
        )}
        {photo !== null && <img className={styles.video} src={photo.url} alt={t('face.photo')} />}
        {stream === null && photo === null && <Icon icon={Camera} size="large" tone="muted" />}
        {photo === null && <span className={styles.oval} aria-hidden="true" />}
      </div>
      <Text role="status" size="small" tone="secondary" align="center">
        {photo !== null ? '' : state.step === 'asking' ? t('face.asking') : t('face.guide')}
      </Text>
      {failure !== null && (
        <Notice role="alert" tone="critical">
          {failure}
        </Notice>
      )}
      {photo !== null ? (
        <Inline space="small" align="center">
          <Button variant="soft" tone="neutral" icon={RotateCcw} onPress={begin}>
            {t('face.retake')}
          </Button>
          <Button icon={Check} onPress={() => use(photo.blob)}>
            {t('face.use')}
          </Button>
        </Inline>
      ) : stream !== null ? (
        <Button size="large" icon={Camera} disabled={!ready} onPress={take}>
          {t('face.take')}
        </Button>
      ) : (
        <Button size="large" icon={Camera} onPress={begin}>
          {t('face.start')}
        </Button>
      )}
    </Stack>
  );
}
