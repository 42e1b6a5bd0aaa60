import { useEffect, useRef, useState } from 'react';

/** Why there is no picture: permission denied, no camera, or in use by another program. */
export type CameraFault = 'denied' | 'missing' | 'busy';

export type CameraState =
  | { step: 'off' }
  | { step: 'asking' }
  | { step: 'live'; stream: MediaStream }
  | { step: 'fault'; fault: CameraFault };

/** Turns the front camera on until unmount. */
export function useCamera(openCamera: () => Promise<MediaStream>) {
  const [state, setState] = useState<CameraState>({ step: 'off' });
  const opened = useRef<MediaStream | null>(null);
  const left = useRef(false);

  function stop(): void {
    for (const track of opened.current?.getTracks() ?? []) track.stop();
    opened.current = null;
  }

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      for (const track of opened.current?.getTracks() ?? []) track.stop();
      opened.current = null;
    };
  }, []);

  async function start(): Promise<void> {
    setState({ step: 'asking' });
    try {
      const stream = await openCamera();
      opened.current = stream;
      // The user left during the permission prompt: turn the camera off.
      if (left.current) stop();
      else setState({ step: 'live', stream });
    } catch (error) {
      setState({ step: 'fault', fault: faultOf(error) });
    }
  }

  function turnOff(): void {
    stop();
    setState({ step: 'off' });
  }

  return { state, start, turnOff };
}

/** Requests the front camera. */
export function openFrontCamera(): Promise<MediaStream> {
  // Missing on pages without HTTPS, whatever its type says.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) return Promise.reject(new DOMException('There is no camera here.', 'NotFoundError'));
  return devices.getUserMedia({
    video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
    audio: false,
  });
}

function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}
